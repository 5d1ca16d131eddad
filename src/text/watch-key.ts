/** One task for each workflow file and branch: the `unique-key` of what a watch of `kind: incident` opens. */
export function watchKey({ path, branch, repository }: Record<'path' | 'branch' | 'repository', string>): string {
  return `watch ${repository} ${path} ${branch}`;
}

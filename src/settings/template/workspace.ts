/**
 * Defines the access of the settings to the author's files. The entry points implement it, so no module here opens a
 * file.
 */

/** `later` if the files don't exist yet: `job-end` starts before the checkout. Undefined without files. */
export type Workspace = WorkspaceFiles | 'later' | undefined;

/** Text files of a folder. Never opens a file outside of it. */
export interface WorkspaceFiles {
  /** @param path relative to the folder, as the author wrote it */
  readonly read: (path: string) => Promise<WorkspaceFile | PathError>;
  /** Returns true if the text is the path of a file. */
  readonly has: (path: string) => Promise<boolean>;
}

export interface WorkspaceFile {
  readonly type: 'ok';
  /** Path relative to the workspace, with slashes. */
  readonly path: string;
  /** Text with `\n` line breaks, without a byte order mark. */
  readonly text: string;
  readonly trust: Trust;
}

/**
 * Trust in a workspace file, as git and the event prove it. An untrusted file mentions nobody, and changes only texts.
 */
export type Trust =
  | { readonly type: 'trusted' }
  /** The reason why it is untrusted, as a clause after "because", and the fix. */
  | { readonly type: 'untrusted'; readonly why: string; readonly fix: string };

/** An error of a path, and its fix. */
export interface PathError {
  readonly type: 'error';
  readonly message: string;
  readonly suggestion: string;
  /** Set if the file doesn't exist and may be created. */
  readonly missing?: true;
}

/** The location of a text in a workspace file, and the trust in the file. */
export interface TextLocation {
  /** Path relative to the workspace, with slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly trust: Trust;
}

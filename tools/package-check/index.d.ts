interface Message {
  readonly code: string;
}

export declare function publint(options: { readonly pkgDir: string; readonly strict: boolean }): Promise<{
  readonly messages: readonly Message[];
  readonly pkg: Readonly<Record<string, unknown>>;
}>;

/** A message of publint in words. */
export declare function formatMessage(
  message: Message,
  pkg: Readonly<Record<string, unknown>>,
  options: { readonly color: boolean },
): string;

interface PackageFiles {
  readonly packageName: string;
}

export declare function createPackageFromTarballData(tarball: Uint8Array): PackageFiles;

/** Without `problems` where the package has no types at all. */
export declare function checkPackage(
  files: PackageFiles,
): Promise<{ readonly types: false } | { readonly problems: readonly { readonly kind: string }[] }>;

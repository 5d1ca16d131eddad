/** What the settings need of the author's files. The edges give it, so that nothing here opens a file. */

/** `later` where the files are not there yet: `job-end` begins before anything is checked out. Undefined where there are none. */
export type Workspace = WorkspaceFiles | 'later' | undefined;

/** Text files of a folder. Nothing outside of it is opened. */
export interface WorkspaceFiles {
  /** @param path from the folder, as the author writes it */
  readonly read: (path: string) => Promise<WorkspaceFile | PathFault>;
  /** Whether the text is the path of a file. */
  readonly has: (path: string) => Promise<boolean>;
}

export interface WorkspaceFile {
  readonly type: 'ok';
  /** Below the workspace, with slashes. */
  readonly path: string;
  /** Line breaks are `\n`; without a byte order mark. */
  readonly text: string;
  readonly trust: Trust;
}

/**
 * Whose a file of the workspace is, as git and the event prove it. What may be a stranger's calls nobody, and decides nothing
 * but words.
 */
export type Trust =
  | { readonly type: 'own' }
  /** Why that is not proved, behind "because", and what to do about it. */
  | { readonly type: 'strangers'; readonly why: string; readonly fix: string };

/** What is wrong with a path, and what to write instead. */
export interface PathFault {
  readonly type: 'fault';
  readonly fault: string;
  readonly fix: string;
  /** Present where there is no such file, and one may be made. */
  readonly missing?: true;
}

/** A place in a file of the workspace. */
export interface SourcePosition {
  /** Below the workspace, with slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Where a text stands in such a file, and whose that is. */
export interface TextPlace extends SourcePosition {
  readonly trust: Trust;
}

/** One mistake, and where it stands. */
export interface FileFault {
  readonly place: SourcePosition;
  readonly fault: string;
  readonly fix: string;
}

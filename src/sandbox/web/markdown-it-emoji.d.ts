declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** GitHub's emoji by name: `heart`, `+1`. */
  const emoji: Readonly<Record<string, string>>;

  export = emoji;
}

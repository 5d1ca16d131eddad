/** The bundler gives the text of such a file. */
declare module '*.md' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a text has no names
  export default text;
}

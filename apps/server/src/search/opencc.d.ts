declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional character and its simplified ones, parted by blanks, the pairs by bars. */
  const pairs: string;
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default pairs;
}

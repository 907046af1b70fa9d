declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional character and its simplified ones, parted by blanks, the pairs by bars. */
  const pairs: string;
  export default pairs;
}

/** Only WeChat's mini-program has a mode in which a page stands alone. */
export const isSinglePage = (): boolean => false

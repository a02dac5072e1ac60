/** WeChat loads the mini-program's pages, with its own indicator and its own failure. */
export const watchPageLoads = (): void => undefined

export const popLostPage = (): string => ''

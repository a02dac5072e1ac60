/** WeChat keeps its own stack of pages. */
export const keepTopPageVisible = (): void => undefined

/** Its web view keeps the steps inside it to itself. */
export const historyLength = (): number => 0

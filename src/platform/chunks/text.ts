/** What stands in place of a page whose files did not come (specification 2). */
export const LOAD_FAILED = '加载失败，点击重试'

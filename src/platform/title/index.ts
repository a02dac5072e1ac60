/** The page's name outside our own nav bar: browser tab, WeChat's bar, history. */
export const setPageTitle = (title: string): void => {
  document.title = title
}

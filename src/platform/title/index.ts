/** The page's name outside our own nav bar: browser tab, WeChat's bar, history. */
export const setPageTitle = (title: string): void => {
  document.title = title
}

/** The page's name as index.html has it; '' where it has none. */
export const shellTitle = (path: string): string => window.__pageOf?.(path)?.[0] ?? ''

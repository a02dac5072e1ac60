/* Stands in for Taro's own pull-down, tab bar and navigation bar on H5: this app draws its own (see plugin-lean.ts). */
export const defineCustomElementTaroPullToRefreshCore = () => {}

export const initTabbar = () => {}
export const initNavigationBar = () => {}

export default class NoNavigationBar {
  load() {}
}

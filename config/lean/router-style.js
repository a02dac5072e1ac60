/* Stands in for the style sheets that Taro's router writes into the page at its start: they lie in global.css (see plugin-lean.ts). */
export const loadAnimateStyle = () => {}
export const loadRouterStyle = () => {}

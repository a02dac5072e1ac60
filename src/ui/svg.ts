/** SVG text as a data URI for an image: the only form both hosts show alike. */
export const svgUri = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replace(/%/g, '%25')
    .replace(/"/g, "'")
    .replace(/#/g, '%23')
    .replace(/</g, '%3C')
    .replace(/>/g, '%3E')
    .replace(/&/g, '%26')
    .replace(/\s+/g, ' ')}`

/** Text inside SVG. */
export const svgText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;')

import { marked } from 'marked'

/** The seeded texts are written in Markdown; they pass the sanitiser like any editor's HTML. */
export const htmlOf = (markdown: string): string => marked.parse(markdown.trim(), { async: false, gfm: true })

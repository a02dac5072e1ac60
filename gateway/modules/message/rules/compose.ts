import { personal, templates, type Category, type Level, type Template, type TemplateCode } from './templates'

export interface Composed {
  category: Category
  level: Level
  model: string | null
  title: string
  body: string
}

export type ComposeProblem =
  | { problem: 'UNKNOWN_TEMPLATE' }
  | { problem: 'MISSING_PARAMETER'; name: string }
  | { problem: 'NO_BODY' }

/** Characters of a title. */
const TITLE_LIMIT = 30
const bodyLimit = 100

/**
 * Title and text of a message: the publisher's own words before the template's (E-X-02, E-X-03). A missing parameter is a
 * problem, never the word undefined. Line breaks become spaces; what is too long is cut with ….
 */
export function compose(
  code: string,
  params: Record<string, string>,
  own: { title?: string | undefined; body?: string | undefined } = {},
): Composed | ComposeProblem {
  const template: Template | undefined = Object.hasOwn(templates, code) ? templates[code as TemplateCode] : undefined
  if (!template) return { problem: 'UNKNOWN_TEMPLATE' }
  const bodyText = own.body ?? template.body
  if (bodyText === null) return { problem: 'NO_BODY' }
  const title = own.title === undefined ? fill(template.title, params) : own.title
  const body = own.body === undefined ? fill(bodyText, params) : own.body
  if (typeof title !== 'string') return title
  if (typeof body !== 'string') return body
  const { category, level, model } = template
  return { category, level, model, title: cut(title, TITLE_LIMIT), body: cut(body, bodyLimit) }
}

/** The same parameters with what tells of a person masked; null: nothing does. */
export function maskedParams(code: string, params: Readonly<Record<string, string>>): Record<string, string> | null {
  const masks = Object.entries(personal[code as TemplateCode] ?? {}).filter(([name]) => params[name] !== undefined)
  if (masks.length === 0) return null
  return { ...params, ...Object.fromEntries(masks.map(([name, mask]) => [name, mask(params[name] ?? '')])) }
}

function fill(text: string, params: Record<string, string>): string | ComposeProblem {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const missing = names.find((name) => (params[name] ?? '') === '')
  if (missing !== undefined) return { problem: 'MISSING_PARAMETER', name: missing }
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')
}

function cut(text: string, limit: number): string {
  const characters = Array.from(text.replace(/\s*[\r\n]+\s*/g, ' ').trim())
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit - 1).join('')}…`
}

/** '/pages/x/y?a=1&b=2' as a route and its parameters (E-X-14). */
export function splitRoute(route: string): { targetRoute: string; targetParams: Record<string, string> } {
  const [path = '', query = ''] = route.split('?', 2)
  return { targetRoute: path, targetParams: Object.fromEntries(new URLSearchParams(query)) }
}

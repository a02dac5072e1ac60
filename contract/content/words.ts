import { Type as t, type TSchema } from '@sinclair/typebox'
import { Id, Nullable, OneOf } from '../common'

/** Where a tap leads: a route of the app with its parameters, or an address outside (`url`); all null = nowhere. */
export const targetFields = {
  targetRoute: Nullable(t.String()),
  targetParams: t.Record(t.String(), t.String()),
  url: Nullable(t.String()),
}

/** A run of text. `color` names a token of the design, so that it follows the theme. `href`: '/route', 'tel:…' or 'https://…'. */
export const Span = t.Object({
  text: t.String(),
  b: t.Optional(t.Boolean()),
  i: t.Optional(t.Boolean()),
  color: t.Optional(OneOf('brand', 'danger', 'warning', 'success', 'muted')),
  href: t.Optional(t.String()),
})
const Spans = t.Array(Span)

const block = <const K extends string, P extends Record<string, TSchema>>(type: K, fields: P) =>
  t.Object({ type: t.Literal(type), ...fields })

/** One paragraph, picture, table … of an article or document; readers skip types they do not know. */
export const ContentBlock = t.Union([
  block('h2', { text: t.String() }),
  block('h3', { text: t.String() }),
  block('p', { spans: Spans }),
  block('img', { url: t.String(), w: t.Integer(), h: t.Integer(), alt: t.String(), caption: t.Optional(t.String()) }),
  block('table', { head: t.Array(t.String()), rows: t.Array(t.Array(t.String())) }),
  block('list', { ordered: t.Boolean(), items: t.Array(Spans) }),
  block('quote', { spans: Spans }),
  block('video', { url: t.String(), poster: t.Optional(t.String()), duration: t.Optional(t.Integer()) }),
  block('file', { fileId: t.String(), name: t.String(), size: t.Integer(), url: t.Optional(t.String()) }),
  block('product', { productId: t.String() }),
  block('link', { title: t.String(), route: t.Optional(t.String()), url: t.Optional(t.String()) }),
  block('hr', {}),
])

export const Banner = t.Object({ bannerId: Id, imageUrl: t.String(), title: t.String(), ...targetFields })

/*
 * A handler parses, makes one service call and shapes the answer: in the table of `implement(...)` it has at most ten lines, so that what
 * the call does stands on the service side, where jobs and other areas reach it too.
 */

const MOST_LINES = 10

const PLACE = /(^|[/\\-])handlers(\.ts$|[/\\])/

const linesOf = ({ loc }) => loc.end.line - loc.start.line + 1

/** Rule over the tables of handlers; comments and blank lines count. */
export const handlerRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      long: 'a handler has at most {{most}} lines, this one has {{lines}}: its body belongs to the service',
      place: 'handlers stand in handlers.ts, …-handlers.ts or handlers/: the walls know them by that name',
    },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [, table] }) {
        if (callee.name !== 'implement' || table?.type !== 'ObjectExpression') return
        if (!PLACE.test(context.filename)) context.report({ node: callee, messageId: 'place' })
        for (const { key, value } of table.properties)
          if (value && linesOf(value) > MOST_LINES)
            context.report({ node: key, messageId: 'long', data: { most: MOST_LINES, lines: linesOf(value) } })
      },
    }
  },
}

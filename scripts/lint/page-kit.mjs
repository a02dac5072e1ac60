/*
 * src/blocks is the kit that pages are made of: it names no call of the contract. What knows a call is a part of the business and
 * stands in src/shared. Three form kinds are excepted: a code by SMS, a picture code and an uploaded paper are fields of any form.
 */

const KIT = /[\\/]src[\\/]blocks[\\/]/
const FREE = /[\\/]blocks[\\/]form[\\/](use-sms\.ts|picture\.tsx|paper[\\/])|\.test\.tsx?$/
const CALL = /^\w+ (GET|POST) \//

/** Rule over string literals and literal types. */
export const pageKitRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { call: "src/blocks names no call: '{{call}}' belongs to src/shared" },
  },
  create(context) {
    if (!KIT.test(context.filename) || FREE.test(context.filename)) return {}
    return {
      Literal(node) {
        if (typeof node.value === 'string' && CALL.test(node.value))
          context.report({ node, messageId: 'call', data: { call: node.value } })
      },
    }
  },
}

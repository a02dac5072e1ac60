/*
 * Forms of code that stand nowhere, or not in some places: selectors of the tree with what is written instead. Where each holds is in
 * oxlint.config.mjs.
 */
import { root } from '../lib/paths.mjs'
import { stateSelectors } from './states.mjs'

export const taroEnv = {
  selector: "MemberExpression[object.type='MemberExpression'][object.property.name='env'][property.name='TARO_ENV']",
  message: 'ask @/platform/host: the host is decided in one place',
}
const QUERY = 'a page with parameters is typed: go, useLink, links.to, addressOf'
export const linkText = [
  { selector: 'Literal[value=/^\\u002F[^?\\s]*\\?\\w/]', message: QUERY },
  { selector: 'TemplateElement[value.raw=/^\\u002F[^?\\s]*\\?\\w/]', message: QUERY },
  { selector: 'TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/^\\?\\w+=/]', message: QUERY },
]
/** A literal says each property once, in its own place; lines are not saved by packing. */
export const packing = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'name the properties in the outer literal',
}
export const wallClock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'the time comes from the clock (ctx.clock, @/platform/time)',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'the time comes from the clock (ctx.clock, @/platform/time)',
  },
]
/** iOS reads no date with a blank in it. */
export const dateText = {
  selector: "NewExpression[callee.name='Date'] > Literal[value=/\\d \\d/]",
  message: 'iOS does not read this text: @domain/date',
}
/** 4913.60 × 100 is 491360.00000000006. */
export const floatMoney = {
  selector:
    "BinaryExpression[operator='*'][left.callee.name='Number'][left.arguments.0.property.name=/(amount|fee|price|balance)$/i]",
  message: 'money is a decimal text: toFen, @domain/money',
}
export const randomness = {
  selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
  message: 'chance comes from @domain/random or from the system (node:crypto)',
}
export const untested = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]',
    message: 'no skipped and no lonely tests',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'no snapshots: say what must hold',
  },
]

/** A style class is nothing that a test knows: parts without a role, label or text have their name in src/testing/parts.ts. */
export const styleClasses = {
  selector:
    'CallExpression[callee.property.name=/^(locator|querySelector|querySelectorAll|find|closest|matches|waitForSelector)$/] > Literal[value=/(^|[\\s>(,\\w\\]])\\.(?!taro_|mp-|nut-)[a-z]/]',
  message: 'a test selects by role, label or text, or by a part of src/testing/parts.ts, not by a style class',
}

export const states = stateSelectors(root)

/** The rule: its options are selectors. */
export const syntaxRule = {
  meta: { type: 'problem', schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
}

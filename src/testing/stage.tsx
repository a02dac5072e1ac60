/*
 * Draws parts for tests: a fresh place before each test, cleared after it. The tests pass their document.
 *
 * The mount is that of Taro's component test library, taken from below its `TestUtils.mount`: that one waits for a
 * frame, which never comes under fake timers, loads the whole router, and leaves every root behind that is not
 * unmounted explicitly.
 */
import { act, fireEvent, render } from '@tarojs/test-utils-react/dist/pure'
import type { ReactNode } from 'react'
import { part } from './parts'

/** What a test does with what is drawn. */
export interface Drawn {
  host: () => HTMLElement
  text: () => string
  find: (selector: string) => HTMLElement
  /** By its label or its text. */
  button: (name: string) => HTMLButtonElement
  /** Labels or texts of all buttons. */
  names: () => string[]
  /** A field or switch by its label. */
  input: (label: string) => HTMLInputElement
  /** The n-th row (cell, item or row of a table) that can be tapped. */
  row: (n?: number) => HTMLElement
  tap: (element: HTMLElement) => void
  /** Taps the button of the open dialog or sheet that goes on. */
  agree: () => void
  type: (element: HTMLElement, text: string) => void
}

export interface Stage extends Drawn {
  show: (node: ReactNode) => void
}

interface Mounted {
  rerender: (node: ReactNode) => void
  unmount: () => void
}

/** The library's own types stop at its default export. */
const mountIn = render as unknown as (node: ReactNode, place: { container: HTMLElement }) => Mounted
const fire = fireEvent as unknown as { input: (element: HTMLElement, given: { target: { value: string } }) => void }

// react-dom/test-utils.act is deprecated in React 18.3; the library still uses it.
const error = console.error
console.error = (...args: unknown[]) => {
  if (typeof args[0] === 'string' && args[0].includes('ReactDOMTestUtils.act')) return
  error(...args)
}

// The library says so within its own `act` only; what a timer draws between two of them is meant to be inside one, too.
const insideAct = () => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export function stage(page: Document): Stage {
  let host: HTMLElement
  let mounted: Mounted | undefined

  beforeAll(insideAct)
  beforeEach(() => {
    host = page.createElement('div')
    page.body.append(host)
  })
  afterEach(() => {
    mounted?.unmount()
    mounted = undefined
    host.remove()
  })

  return {
    ...toolsOf(() => host),
    show(node) {
      if (mounted) mounted.rerender(node)
      else mounted = mountIn(node, { container: host })
    },
  }
}

const ROWS = `button${part.item}, button${part.cell}, ${part.tableRow}`

function toolsOf(host: () => HTMLElement): Drawn {
  const find = (selector: string) => known(host().querySelector<HTMLElement>(selector), selector)
  // A disabled button gets no event, as in a browser.
  const tap = (element: HTMLElement) => act(() => element.click())
  const buttons = () => [...host().querySelectorAll('button')]
  const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? ''
  return {
    host,
    text: () => host().textContent ?? '',
    find,
    button: (name) =>
      known(
        buttons().find((one) => nameOf(one) === name || one.textContent === name),
        name,
      ),
    names: () => buttons().map(nameOf),
    input: (label) =>
      known(host().querySelector<HTMLInputElement>(`:is(input,textarea,[role])[aria-label="${label}"]`), label),
    tap,
    row: (n = 0) => known(host().querySelectorAll<HTMLElement>(ROWS)[n], `row ${n}`),
    agree: () => tap(find(`${part.dialogConfirm}, ${part.sheetConfirm}`)),
    type: (element, text) => fire.input(element, { target: { value: text } }),
  }
}

function known<T>(found: T | null | undefined, name: string): T {
  if (found === null || found === undefined) throw new Error(`nothing drawn is ${name}`)
  return found
}

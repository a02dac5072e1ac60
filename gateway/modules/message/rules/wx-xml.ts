/* Events of WeChat come as a small XML: elements without attributes, texts as CDATA. Nothing else is read: no declaration, no entity. */

export type Node = string | { [name: string]: Node[] }

/** Elements and depth of the largest event that WeChat describes, several times over. */
const MOST_PARTS = 400
const DEEPEST = 5

const part = /<([A-Za-z]\w{0,63})>|<\/([A-Za-z]\w{0,63})>|<!\[CDATA\[([\s\S]*?)\]\]>|([^<]+)/y

interface Open {
  name: string
  text: string
  children: { [name: string]: Node[] }
  isParent: boolean
}

const opened = (name: string): Open => ({
  name,
  text: '',
  children: Object.create(null) as Open['children'],
  isParent: false,
})

/** The one element of the text; null for anything that WeChat does not send. */
export function readXml(text: string): Node | null {
  const stack: Open[] = [opened('')]
  part.lastIndex = 0
  for (let parts = 0; part.lastIndex < text.length; parts += 1) {
    const found = parts < MOST_PARTS ? part.exec(text) : null
    if (found === null || !take(stack, found)) return null
  }
  const [root] = stack
  if (stack.length !== 1 || root === undefined) return null
  const only = Object.values(root.children).flat()
  return only.length === 1 && root.text.trim() === '' ? (only[0] ?? null) : null
}

/** false: it does not fit here. */
function take(stack: Open[], [, start, end, data, plain]: RegExpExecArray): boolean {
  const top = stack.at(-1)
  if (top === undefined) return false
  if (start !== undefined) return stack.push(opened(start)) <= DEEPEST
  if (end === undefined) {
    top.text += data ?? plain ?? ''
    return true
  }
  const parent = stack.at(-2)
  if (top.name !== end || parent === undefined) return false
  stack.pop()
  parent.isParent = true
  ;(parent.children[end] ??= []).push(top.isParent ? top.children : top.text.trim())
  return true
}

import { useMemo, type ReactNode } from 'react'
import { cx } from './cx'
import { Photo } from './Photo'
import type { RichTextProps } from './props'
import { parseRich, pictures, type RichElement, type RichNode } from './rich/parse'
import './RichText.scss'

interface Actions {
  link?: (href: string) => void
  image?: (src: string) => void
}

/** A sanitised document: drawn as elements of our own, so that theme and text size hold inside it too. */
export function RichText({ html, onLink, onImage, className, style }: RichTextProps) {
  const nodes = useMemo(() => parseRich(html), [html])
  const all = useMemo(() => pictures(nodes), [nodes])
  const actions: Actions = { link: onLink, image: onImage && ((src) => onImage(src, all)) }
  return (
    <article className={cx('u-rich', className)} style={style}>
      {nodes.map((node, index) => draw(node, index, actions))}
    </article>
  )
}

const INLINE = new Set(['strong', 'em', 'u', 's', 'span', 'sub', 'sup'])
const ROLES: Record<string, string> = {
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
}

function draw(node: RichNode, key: number, actions: Actions): ReactNode {
  if (typeof node === 'string') return node
  const classes = cx(`u-rich-${node.kind}`, node.align && `u-rich-${node.align}`, node.bold && 'u-rich-strong')
  const inside = () => node.children.map((child, index) => draw(child, index, actions))
  if (node.kind === 'br') return <br key={key} />
  if (node.kind === 'hr') return <div key={key} className={classes} role='separator' />
  if (node.kind === 'img') return drawImage(node, key, actions)
  if (node.kind === 'a') return drawLink(node, key, actions, inside())
  if (INLINE.has(node.kind)) {
    return (
      <span key={key} className={classes}>
        {inside()}
      </span>
    )
  }
  if (node.kind === 'h2' || node.kind === 'h3' || node.kind === 'h4') {
    const Head = node.kind
    return (
      <Head key={key} className={classes}>
        {inside()}
      </Head>
    )
  }
  if (node.kind === 'ol' || node.kind === 'ul') return drawList(node, key, actions, classes)
  return (
    <div key={key} className={classes} role={ROLES[node.kind]}>
      {inside()}
    </div>
  )
}

function drawImage({ src, alt }: RichElement, key: number, { image }: Actions): ReactNode {
  if (src === undefined) return null
  return <Photo key={key} className='u-rich-img' fit='width' src={src} alt={alt ?? ''} onTap={() => image?.(src)} />
}

function drawLink({ href }: RichElement, key: number, { link }: Actions, inside: ReactNode): ReactNode {
  if (href === undefined || !link) return <span key={key}>{inside}</span>
  return (
    <span key={key} className='u-rich-a' role='link' tabIndex={0} onClick={() => link(href)}>
      {inside}
    </span>
  )
}

function drawList(node: RichElement, key: number, actions: Actions, classes: string): ReactNode {
  const items = node.children.filter((child): child is RichElement => typeof child !== 'string')
  return (
    <div key={key} className={classes} role='list'>
      {items.map((item, index) => (
        <div key={index} className='u-rich-li' role='listitem'>
          <div className='u-rich-mark'>{node.kind === 'ol' ? `${index + 1}.` : '·'}</div>
          <div className='u-rich-item'>{item.children.map((child, at) => draw(child, at, actions))}</div>
        </div>
      ))}
    </div>
  )
}

import type { Out } from '@contract'
import { fileSize } from '@domain/file-size'
import { confirm, Icon, Photo } from '@/ui'
import { callPhone } from '@/platform/phone'
import { showFile } from '@/shared/file'
import { useLinks } from '@/blocks'
import './content-blocks.scss'

export type Block = Out<'cms GET /cms/document'>['blocks'][number]
/** An attachment (E-N-13). */
export type FileBlock = Extract<Block, { type: 'file' }>
type TextSpan = Extract<Block, { type: 'p' }>['spans'][number]

export interface ContentBlocksProps {
  blocks: readonly Block[]
  onImage?: (url: string, all: readonly string[]) => void
  /** Opens a document in another way than by its address as it is here. */
  onFile?: ((file: FileBlock) => void) | undefined
  /** Anchor ids of the headlines, by their place in `blocks`. */
  anchor?: (index: number) => string
}

/** An article or document: structured blocks drawn as elements of our own, never HTML (E-N-11). Unknown types are skipped. */
export function ContentBlocks({ blocks, onImage, onFile, anchor }: ContentBlocksProps) {
  const pictures = blocks.flatMap((block) => (block.type === 'img' ? [block.url] : []))
  return (
    <article className='cb'>
      {blocks.map((block, index) => (
        <Drawn
          key={index}
          block={block}
          id={anchor?.(index)}
          onImage={onImage && ((url) => onImage(url, pictures))}
          onFile={onFile}
        />
      ))}
    </article>
  )
}

interface DrawnProps {
  block: Block
  id: string | undefined
  onImage: ((url: string) => void) | undefined
  onFile: ContentBlocksProps['onFile']
}

function Drawn({ block, id, onImage, onFile }: DrawnProps) {
  switch (block.type) {
    case 'h2':
    case 'h3':
      return (
        <div id={id} className={`cb-${block.type}`} role='heading' aria-level={block.type === 'h2' ? 2 : 3}>
          {block.text}
        </div>
      )
    case 'p':
    case 'quote':
      return (
        <div className={`cb-${block.type}`}>
          <Spans spans={block.spans} />
        </div>
      )
    case 'img':
      return (
        <Picture
          url={block.url}
          alt={block.alt}
          width={block.w}
          height={block.h}
          caption={block.caption}
          onTap={onImage}
        />
      )
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'link':
      return <LinkRow title={block.title} route={block.route} />
    case 'hr':
      return <div className='cb-hr' role='separator' />
    case 'video':
      return (
        <video
          className='cb-video'
          src={block.url}
          controls
          {...(block.poster !== undefined && { poster: block.poster })}
        />
      )
    case 'file':
      // Without an address this reader may not fetch it.
      return block.url === undefined ? null : <FileRow file={block} url={block.url} onFile={onFile} />
    // Goods come with the page that shows them.
    case 'product':
      return null
    default:
      return null
  }
}

function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return (
    <>
      {spans.map((span, index) => (
        <SpanText key={index} span={span} />
      ))}
    </>
  )
}

function SpanText({ span }: { span: TextSpan }) {
  const classes = [span.b && 'cb-b', span.i && 'cb-i', span.color && `cb-${span.color}`].filter(Boolean).join(' ')
  const { href } = span
  const open = useWay(href)
  if (open === undefined) return <span className={classes}>{span.text}</span>
  return (
    <span className={`cb-a ${classes}`} {...asLink(open)}>
      {span.text}
    </span>
  )
}

/** A phone number or a page of the app; other addresses stay plain text until the web view page is there. */
function useWay(href: string | undefined): (() => void) | undefined {
  const links = useLinks()
  return href?.startsWith('tel:') ? () => void dial(href.slice(4)) : links(href)
}

/** Text that acts as a link: it breaks over lines, which a button does not. */
const asLink = (onTap: () => void) => ({
  role: 'link',
  tabIndex: 0,
  onClick: onTap,
  onKeyDown: ({ key }: { key: string }) => {
    if (key === 'Enter') onTap()
  },
})

/** E-N-11: asks first, a number in a text is touched easily. */
async function dial(number: string): Promise<void> {
  if (await confirm({ title: '提示', content: `拨打 ${number}？` })) callPhone(number)
}

interface PictureProps {
  url: string
  alt: string
  width: number
  height: number
  caption: string | undefined
  onTap: ((url: string) => void) | undefined
}

/** Keeps its place before it is loaded: the ratio is known. */
function Picture({ url, alt, width, height, caption, onTap }: PictureProps) {
  const ratio = width > 0 ? (height / width) * 100 : 56.25
  return (
    <div className='cb-figure'>
      <div className='cb-frame' style={{ paddingTop: `${ratio}%` }}>
        <Photo className='cb-img' src={url} alt={alt} lazy />
        {onTap && (
          <button type='button' className='cb-zoom' aria-label={`放大图片 ${alt}`} onClick={() => onTap(url)} />
        )}
      </div>
      {caption !== undefined && <div className='cb-caption'>{caption}</div>}
    </div>
  )
}

function List({ ordered, items }: { ordered: boolean; items: readonly (readonly TextSpan[])[] }) {
  return (
    <div className='cb-list' role='list'>
      {items.map((spans, index) => (
        <div className='cb-li' role='listitem' key={index}>
          <span className='cb-mark'>{ordered ? `${index + 1}.` : '•'}</span>
          <span className='cb-item'>
            <Spans spans={spans} />
          </span>
        </div>
      ))}
    </div>
  )
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // Reached by keys as well: only then can its far columns be read without a finger.
    <div className='cb-scroll' role='region' aria-label='表格，可左右滑动' tabIndex={0}>
      <div className='cb-table' role='table'>
        <div className='cb-tr' role='row'>
          {head.map((text, index) => (
            <div className='cb-th' role='columnheader' key={index}>
              {text}
            </div>
          ))}
        </div>
        {rows.map((row, at) => (
          <div className='cb-tr' role='row' key={at}>
            {row.map((text, index) => (
              <div className='cb-td' role='cell' key={index}>
                {text}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function LinkRow({ title, route }: { title: string; route: string | undefined }) {
  const open = useLinks()(route)
  if (!open) return <div className='cb-p'>{title}</div>
  return (
    <div className='cb-p cb-a' {...asLink(open)}>
      {title}
    </div>
  )
}

function FileRow({ file, url, onFile }: Pick<DrawnProps, 'onFile'> & { file: FileBlock; url: string }) {
  const { name, size } = file
  return (
    <button type='button' className='cb-file' onClick={() => (onFile ? onFile(file) : void showFile(url, name))}>
      <Icon name='invoice' size={20} />
      <span className='cb-file-name'>{name}</span>
      <span className='cb-file-size'>{fileSize(size)}</span>
      <Icon name='download' size={20} className='cb-file-get' />
    </button>
  )
}

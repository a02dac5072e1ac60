import type { Row as RowOf } from '@contract'
import { formatSpan } from '@domain/date-format'
import { guestLinkStatus } from '@domain/statuses/guest-link'
import { ListPage } from '@/blocks'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { BottomBar, DateText, Empty, Ends, Item, Status } from '@/ui'
import { LinkPage } from './LinkPage'
import { NewLink } from './NewLink'
import { LINKS, scopesText } from './words'

/** 会计查阅链接 (Y-16): the links with their readers and content, and the ways to make or end one. */
export function LinksView({ mode, linkId }: PageParams<typeof LINKS>) {
  if (linkId !== undefined) return <LinkPage linkId={linkId} />
  return mode === 'new' ? <NewLink /> : <AllLinks />
}

function AllLinks() {
  const list = usePaged('btwob GET /guestLink/list', {}, { refresh: 'show' })
  return (
    <ListPage
      spaced
      list={list}
      head={
        <div className='gutter fs-13 t2 mb12'>
          会计凭链接和短信验证码查看您授权的账单、发票和用气，不能办理业务。每次查看都有记录，链接可随时撤销
        </div>
      }
      keyOf={({ linkId }) => linkId}
      item={(link) => <LinkRow link={link} />}
      empty={<Empty text='还没有会计查阅链接' />}
      footer={<BottomBar primary={{ text: '新建链接', onTap: () => go(LINKS, { mode: 'new' }) }} />}
    />
  )
}

function LinkRow({ link }: { link: RowOf<'btwob GET /guestLink/list'> }) {
  return (
    <Item onTap={() => void go(LINKS, { linkId: link.linkId })}>
      <Ends>
        <span className='fs-15 fw-m break'>
          {link.guestName} <span className='num nowrap'>{link.phoneMask}</span>
        </span>
        <Status status={guestLinkStatus[link.state]} />
      </Ends>
      <Ends className='fs-12 t3 num'>
        <span>{`${scopesText(link.scopes)} · ${formatSpan(link.monthFrom, link.monthTo)}`}</span>
        <span className='nowrap'>{`有效至 ${link.endDate}`}</span>
      </Ends>
      <div className='fs-12 t3'>
        {link.seenAt === null ? (
          '还没有查看过'
        ) : (
          <>
            最近查看 <DateText value={link.seenAt} form='full' />
          </>
        )}
      </div>
    </Item>
  )
}

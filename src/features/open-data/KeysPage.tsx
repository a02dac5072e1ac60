import { openKeyStatus } from '@domain/statuses/open-data'
import { DetailPage, useLink } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Card, Cell, CellGroup, DateText, Empty, Ends, Item, KeyValue, SectionLabel, Status } from '@/ui'
import { OPEN_DATA, scopesText, type OpenKey } from './words'

/** Keys, the way to webhooks, and where the document of the reads is. */
export function KeysPage() {
  const read = useRead('btwob GET /openKey/list', undefined, { refresh: 'show' })
  const calendar = useLink('/pages/record/myRecord/myRecord')
  return (
    <DetailPage
      spaced
      read={read}
      footer={() => <BottomBar primary={{ text: '新建密钥', onTap: () => go(OPEN_DATA, { mode: 'newKey' }) }} />}
    >
      {({ list, documentUrl }) => (
        <>
          <div className='gutter fs-13 t2 mb12'>
            企业自有系统凭密钥只读取您授权的数据，不能办理业务。每次读取都有记录，密钥可随时撤销
          </div>
          <SectionLabel>密钥</SectionLabel>
          {list.length === 0 ? (
            <Empty text='还没有密钥' />
          ) : (
            <Card flush>
              {list.map((key) => (
                <KeyRow key={key.keyId} row={key} />
              ))}
            </Card>
          )}
          <CellGroup title='推送与订阅'>
            <Cell icon='bell' title='推送地址' onTap={() => void go(OPEN_DATA, { mode: 'hooks' })} />
            {calendar && <Cell icon='calendar' title='到期日历' subtitle='在企业档案中生成订阅地址' onTap={calendar} />}
          </CellGroup>
          <SectionLabel>接入说明</SectionLabel>
          <Card>
            <KeyValue
              items={[
                ['接口文档', documentUrl, { copy: documentUrl }],
                ['认证方式', '请求头 Authorization: Bearer 密钥'],
                ['频率', '每个密钥每分钟60次'],
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}

function KeyRow({ row: { keyId, name, hint, scopes, state, usedAt } }: { row: OpenKey }) {
  return (
    <Item onTap={() => void go(OPEN_DATA, { keyId })}>
      <Ends>
        <span className='fs-15 fw-m break'>{name}</span>
        <Status status={openKeyStatus[state]} />
      </Ends>
      <div className='fs-12 t3 num'>{`${hint}… · ${scopesText(scopes)}`}</div>
      <div className='fs-12 t3'>
        {usedAt === null ? (
          '还没有使用过'
        ) : (
          <>
            最近使用 <DateText value={usedAt} form='full' />
          </>
        )}
      </div>
    </Item>
  )
}

import { copyText } from '@/platform/clipboard'
import { isWeapp } from '@/platform/host'
import { callPhone } from '@/platform/phone'
import { savePicture } from '@/platform/picture'
import { useLink, DetailPage } from '@/blocks'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { Button, Card, Cell, CellGroup, Empty, message, Photo, SectionLabel, Stack, toast } from '@/ui'
import './contact.scss'

const FEEDBACK = '/subPages/customer-service/add'

const copy = async (text: string) => message((await copyText(text)) ? '已复制' : '复制失败，请稍后重试')

/** A row that does something on the spot: it names the deed instead of an arrow. */
const act = (text: string, onTap: () => void) => ({
  value: <span className='c-link'>{text}</span>,
  arrow: false,
  onTap,
})

/** 联系我们 (D 6.8): address, phones, the WeChat account; for bound users their gas company's hotlines as well. */
export function ContactView() {
  const read = useRead('cms GET /cms/contact', undefined, { cloud: true })
  const feedback = useLink(FEEDBACK, { ticketType: 'SUGGEST' })
  return (
    <DetailPage read={read}>
      {(contact) => (
        <>
          <CompanyLines />
          <CellGroup title={contact.companyName}>
            {contact.address !== '' && (
              <Cell title='地址' subtitle={contact.address} {...act('复制', () => void copy(contact.address))} />
            )}
            {contact.email !== '' && (
              <Cell title='邮箱' subtitle={contact.email} {...act('复制', () => void copy(contact.email))} />
            )}
            {contact.workHours !== '' && <Cell title='服务时间' subtitle={contact.workHours} />}
            <PublicLines phones={contact.phones} />
          </CellGroup>
          {contact.wechatQrUrl !== '' && <Wechat name={contact.wechatName} url={contact.wechatQrUrl} />}
          {feedback && (
            <CellGroup>
              <Cell title='意见反馈' onTap={feedback} />
            </CellGroup>
          )}
          {contact.phones.length === 0 && contact.address === '' && <Empty text='内容不存在' />}
        </>
      )}
    </DetailPage>
  )
}

/** Hotlines of the own gas company (AB-05), the emergency first. */
function useOwnLines() {
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const name = useUser(({ loginUserInfo }) => loginUserInfo?.companyName ?? '')
  const config = useRead('default GET /crmgas/config/client', undefined, { enabled: isBound, handles: 'all' })
  return isBound && config.data ? { name, ...config.data } : null
}

function CompanyLines() {
  const own = useOwnLines()
  if (own === null) return null
  const { name, hotline, emergencyHotline } = own
  return (
    <>
      <SectionLabel>{name}</SectionLabel>
      <CellGroup>
        <Cell
          title='24小时抢险电话'
          subtitle={emergencyHotline}
          danger
          action={
            <Button size='small' danger onTap={() => callPhone(emergencyHotline)}>
              拨打
            </Button>
          }
        />
        <Cell title='客服热线' subtitle={hotline} {...act('拨打', () => callPhone(hotline))} />
      </CellGroup>
    </>
  )
}

/** Phones for every visitor: for bound users those of their own company are above, and no number is listed twice. */
function PublicLines({ phones }: { phones: readonly { label: string; phone: string }[] }) {
  const own = useOwnLines()
  const said = own === null ? [] : [own.hotline, own.emergencyHotline]
  return (
    <>
      {phones
        .filter(({ phone }) => !said.includes(phone))
        .map(({ label, phone }) => (
          <Cell key={phone} title={label} subtitle={phone} {...act('拨打', () => callPhone(phone))} />
        ))}
    </>
  )
}

function Wechat({ name, url }: { name: string; url: string }) {
  return (
    <Card>
      <Stack gap={12} align='centre'>
        <Photo className='contact-qr' fit='contain' alt={`${name}二维码`} src={url} />
        <div className='fs-14 t2'>微信公众号：{name}</div>
        <Button
          kind='outline'
          size='small'
          onTap={async () =>
            toast(
              (await savePicture(url, 'wechat-qr.png'))
                ? '已保存'
                : isWeapp
                  ? '请在设置中允许访问相册'
                  : '保存失败，请长按图片保存',
            )
          }
        >
          保存二维码
        </Button>
      </Stack>
    </Card>
  )
}

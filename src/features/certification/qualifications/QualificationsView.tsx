import { useState } from 'react'
import type { Row } from '@contract'
import { DetailPage, ListPage, ZoomLayer } from '@/blocks'
import { usePaged, useRead, type Read } from '@/request'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, SectionLabel, Skeleton } from '@/ui'
import { CertCard, type Certificate } from './CertCard'
import { PaperCard } from './PaperCard'
import { PAPER_MARK } from '../cert-fields'
import { QualificationSheet } from './QualificationSheet'

type Qualification = Row<'default GET /enterprise/qualification/list'>

/** 资质认证 (C 6.5): the certification, and for customers the other papers. */
export function QualificationsView() {
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const cert = useRead('default GET /enterprise/certificate/detail', {}, { refresh: 'show' })
  if (isBound) return <Papers cert={cert} />
  return (
    <DetailPage spaced read={cert} skeleton={<Skeleton kind='card' rows={3} />}>
      {(data) => <CertCard cert={data} mayApply />}
    </DetailPage>
  )
}

/** The way on from an own certification that did not pass or was taken back. */
function againOf(cert: Certificate | undefined): { text: string; onTap: () => Promise<unknown> } | undefined {
  if (!cert || cert.isOwn === '0' || (cert.status !== '30' && cert.status !== '50')) return undefined
  return { text: '重新提交', onTap: () => go('/pages/certification/index', { certId: cert.certId }) }
}

function Papers({ cert }: { cert: Read<Certificate> }) {
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  const list = usePaged('default GET /enterprise/qualification/list', {})
  const [edited, setEdited] = useState<Qualification | 'new' | null>(null)
  const [zoomed, setZoomed] = useState<readonly string[]>([])
  const close = () => setEdited(null)
  const upload = { text: '上传资质', onTap: () => setEdited('new') }
  // What was turned down is the matter of the page.
  const again = isMaster ? againOf(cert.data) : undefined
  return (
    <ListPage
      spaced
      list={list}
      cards
      onPull={() => Promise.all([cert.reload(), list.reload()])}
      keyOf={({ qualId }) => qualId}
      empty='暂无资质信息'
      head={
        <>
          {cert.data !== undefined && <CertCard cert={cert.data} mayApply={isMaster && again === undefined} />}
          <SectionLabel>资质证照</SectionLabel>
          {edited !== null && <QualificationSheet row={edited === 'new' ? null : edited} onClose={close} />}
          {zoomed[0] !== undefined && (
            <ZoomLayer first={zoomed[0]} pictures={zoomed} mark={PAPER_MARK} onClose={() => setZoomed([])} />
          )}
        </>
      }
      item={(row) => (
        <PaperCard
          row={row}
          onView={() => setZoomed(row.files.map(({ url }) => url))}
          onEdit={isMaster && row.certId === null && row.status !== '10' ? () => setEdited(row) : undefined}
        />
      )}
      {...(isMaster && {
        footer: again ? <BottomBar primary={again} secondary={upload} /> : <BottomBar primary={upload} />,
      })}
    />
  )
}

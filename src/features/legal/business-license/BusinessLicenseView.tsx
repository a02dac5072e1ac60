import { useState } from 'react'
import type { Out } from '@contract'
import { DetailPage, ZoomLayer } from '@/blocks'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { ActionSheet, Card, Cell, CellGroup, DateText, Empty, KeyValue, Photo } from '@/ui'
import './legal.scss'

type Company = Out<'default GET /crmgas/company/list'>[number]

const MARK = '仅供查验'

/** 证照信息 (C 6.9): the papers of the own gas company; others by the picker. */
export function BusinessLicenseView() {
  const read = useRead('default GET /crmgas/company/list', {})
  const own = useUser(({ loginUserInfo }) => loginUserInfo?.companyCode ?? '')
  const [chosen, setChosen] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <DetailPage spaced read={read}>
      {(companies) => {
        const shown = companies.find(({ companyCode }) => companyCode === (chosen ?? own)) ?? companies[0]
        if (shown === undefined) return <Empty text='暂无证照信息' />
        return (
          <>
            <CellGroup>
              <Cell title='供气单位' value={shown.companyName} onTap={() => setOpen(true)} />
            </CellGroup>
            <Papers company={shown} />
            <ActionSheet
              open={open}
              title='供气单位'
              items={companies.map(({ companyCode, companyName }) => ({ key: companyCode, text: companyName }))}
              onChoose={(key) => {
                setChosen(key)
                setOpen(false)
              }}
              onClose={() => setOpen(false)}
            />
          </>
        )
      }}
    </DetailPage>
  )
}

function Papers({ company }: { company: Company }) {
  const [zoomed, setZoomed] = useState(false)
  const { companyName, licenceUscc, licenceUrl, gasLicenceNo, gasLicenceValidTo } = company
  return (
    <>
      {licenceUrl !== null && (
        <Card flush className='law-picture'>
          <button
            type='button'
            className='law-open'
            aria-label={`放大${companyName}营业执照`}
            onClick={() => setZoomed(true)}
          >
            <Photo fit='contain' className='law-photo' alt={`${companyName}营业执照`} src={licenceUrl} />
          </button>
          <div className='law-mark fs-20 fw-b' aria-hidden>
            {MARK}
          </div>
        </Card>
      )}
      <Card>
        <KeyValue
          items={[
            ['名称', companyName],
            ['统一社会信用代码', licenceUscc || '--'],
            ['燃气经营许可证', gasLicenceNo || '--'],
            ['许可证有效期至', <DateText value={gasLicenceValidTo} />],
          ]}
        />
      </Card>
      {zoomed && licenceUrl !== null && (
        <ZoomLayer first={licenceUrl} pictures={[licenceUrl]} mark={MARK} onClose={() => setZoomed(false)} />
      )}
    </>
  )
}

import { useState } from 'react'
import type { Out } from '@contract'
import { ListPage, useLink } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { Button, Card, Empty, SectionCard, SectionLabel } from '@/ui'
import { Person, type Manager } from './Person'
import { RateSheet } from './RateSheet'
import { VisitRow } from './VisitRow'

type Info = Out<'default GET /crmgas/butler/info'>

/** 我的用气管家 (D 6.2): the people of the customer, the rating of the month, the visits. */
export function ButlerView() {
  const read = useRead('default GET /crmgas/butler/info', undefined, { refresh: 'show' })
  const visits = usePaged('default GET /crmgas/butler/visits', {})
  return (
    <ListPage
      spaced
      list={visits}
      keyOf={({ visitId }) => visitId}
      item={(visit) => <VisitRow visit={visit} />}
      empty={<Empty small text='暂无服务记录' />}
      head={read.data ? <People of={read.data} onChanged={read.reload} /> : null}
    />
  )
}

function People({ of: info, onChanged }: { of: Info; onChanged: () => Promise<void> }) {
  const [rated, setRated] = useState<Manager>()
  const hotline = useLink('/subPages/hotline')
  const main = info.managers.find(({ role }) => role === 'MAIN')
  const others = info.managers.filter(({ role }) => role !== 'MAIN')
  return (
    <>
      {!main && <Empty text={info.tips} {...(hotline && { action: '客服热线', onAction: hotline })} />}
      {main && (
        <Card raised>
          {main.leave && main.backup && (
            <div className='sunken fs-13 mb12 break'>
              您的管家{main.leave.from}至{main.leave.to}休假，期间由{main.backup.name}为您服务
            </div>
          )}
          <Person
            of={main.leave && main.backup ? main.backup : main.manager}
            isMain
            note={info.average === null ? '评价较少' : `${info.average} 分 · ${info.evaluateCount} 次评价`}
          />
          <Button className='mt12' kind='outline' block onTap={() => setRated(main.manager)}>
            {info.myEvaluation ? `本月已评 ${info.myEvaluation.score} 星` : '评价本月服务'}
          </Button>
        </Card>
      )}
      {others.length > 0 && (
        <SectionCard title='其他服务人员'>
          {others.map(({ role, roleName, manager, backup }) => (
            <div key={role} className='mt12'>
              <Person of={backup ?? manager} note={roleName} />
            </div>
          ))}
        </SectionCard>
      )}
      {info.history.length > 0 && (
        <SectionCard title='历任管家'>
          {info.history.map(({ name, since, until }) => (
            <div key={since} className='fs-14 t2 mt8 num'>
              {name} {since} 至 {until}
            </div>
          ))}
        </SectionCard>
      )}
      <SectionLabel>服务记录</SectionLabel>
      {rated && (
        <RateSheet
          of={rated}
          mine={info.myEvaluation}
          tags={info.tags}
          onClose={() => setRated(undefined)}
          onDone={onChanged}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import { PageFrame, useLink, useLinks } from '@/blocks'
import { scrollToElement } from '@/platform/measure'
import { storage } from '@/platform/storage'
import { useWrite } from '@/request'
import { shortcutOf } from '@/shared/apps'
import { useUser } from '@/stores'
import { noteClick } from '@/telemetry'
import { Chips, Empty, NoticeBar, SearchField, SectionCard, ShortcutGrid } from '@/ui'
import { foundApps, type App, type Group } from '../offered'
import { recentOf, withRecent } from '../recent'
import { useCatalogue } from '../use-catalogue'

/** 应用中心 (D 6.4): every app by its group, those of the home page, those opened last. */
export function CentreView() {
  const { read, groups, menus } = useCatalogue()
  const [words, setWords] = useState('')
  const { recent, open } = useOpening(groups)
  const arrange = useLink('/subPages/drag-a')
  const all = groups.flatMap(({ apps }) => apps)
  const named = (codes: readonly string[]) => codes.flatMap((code) => all.find((app) => app.code === code) ?? [])
  const chosen = named(read.data?.selected ?? [])
  return (
    <PageFrame
      spaced
      of={read}
      onPull={read.reload}
      top={<SearchField value={words} onChange={setWords} placeholder='搜索应用' />}
    >
      {menus.failure !== '' && (
        <NoticeBar tone='warning' action='点击重试' onTap={menus.retry}>
          {menus.failure}
        </NoticeBar>
      )}
      {words.trim() !== '' ? (
        <Found apps={foundApps(groups, words)} onOpen={open} />
      ) : (
        <>
          <Chips
            items={groups.map(({ group, label }) => ({ key: group, label }))}
            active={null}
            label='跳到分组'
            onChange={(group) => scrollToElement(idOf(group))}
          />
          <Part title='首页应用' count={chosen.length} apps={chosen} onOpen={open} onEdit={arrange} />
          {recent.length > 0 && <Part title='最近使用' apps={named(recent)} onOpen={open} />}
          {groups.map(({ group, label, apps }) => (
            <div key={group} id={idOf(group)}>
              <Part title={label} apps={apps} onOpen={open} />
            </div>
          ))}
        </>
      )}
    </PageFrame>
  )
}

const idOf = (group: string) => `app-group-${group}`

const Found = ({ apps, onOpen }: { apps: readonly App[]; onOpen: (code: string) => void }) =>
  apps.length === 0 ? (
    <Empty picture='search' text='未找到相关应用' />
  ) : (
    <Part title='搜索结果' apps={apps} onOpen={onOpen} />
  )

interface PartProps {
  title: string
  count?: number
  apps: readonly App[]
  onOpen: (code: string) => void
  onEdit?: (() => void) | undefined
}

const Part = ({ title, count, apps, onOpen, onEdit }: PartProps) =>
  apps.length === 0 && !onEdit ? null : (
    <SectionCard flush title={title} count={count} {...(onEdit && { more: '编辑', onMore: onEdit })}>
      {apps.length === 0 ? (
        <Empty small text='首页还没有应用' />
      ) : (
        <ShortcutGrid whole columns={4} items={apps.map(shortcutOf)} onTap={onOpen} />
      )}
    </SectionCard>
  )

/** Opens an app and keeps that it was opened (AC-06, AC-07). */
function useOpening(groups: readonly Group[]) {
  const owner = useUser(({ loginUserInfo }) => `${loginUserInfo?.userId ?? ''}|${loginUserInfo?.bp ?? ''}`)
  const [recent, setRecent] = useState(() => recentOf(storage.get('recentApps'), owner))
  const links = useLinks()
  const seen = useWrite('default POST /crmgas/appCenter/open', { loading: false, handles: 'all' })
  const open = (code: string) => {
    const app = groups.flatMap(({ apps }) => apps).find((one) => one.code === code)
    if (app === undefined) return
    noteClick(`AC_OPEN:${code}`)
    storage.set('recentApps', withRecent(storage.get('recentApps'), owner, code))
    setRecent(recentOf(storage.get('recentApps'), owner))
    // What is lost by a failure is a mark that stays: the next tap tries again.
    if (app.isNew) seen.run({ appCode: code }).catch(() => undefined)
    links(app.url)?.()
  }
  return { recent, open }
}

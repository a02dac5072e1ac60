import { fewestApps, mostApps } from '@domain/home-apps'
import { PageFrame } from '@/blocks'
import { iconOf } from '@/shared/apps'
import { BottomBar, Icon, NoticeBar, SectionCard } from '@/ui'
import type { App } from '../offered'
import { useCatalogue } from '../use-catalogue'
import { ArrangeGrid } from './ArrangeGrid'
import { useArrangement } from './use-arrangement'
import './arrange.scss'

/** 首页应用编辑 (D 6.4): which apps the home page shows, and in what order. */
export function ArrangeView() {
  const { read, groups, menus } = useCatalogue()
  const arrangement = useArrangement(read, groups)
  const { apps, add, arrange, save, reset, leave } = arrangement
  const isFull = apps.length >= mostApps
  return (
    <PageFrame
      spaced
      of={read}
      onBack={() => void leave()}
      footer={
        <BottomBar
          primary={{
            text: '完成',
            onTap: () => void save(),
            loading: arrangement.busy,
            disabled: apps.length < fewestApps,
          }}
          secondary={{
            text: '恢复默认',
            onTap: () => void reset(),
            disabled: read.data?.isDefault === true && !arrangement.isChanged,
          }}
          {...(apps.length < fewestApps && { note: `首页至少保留${fewestApps}个应用` })}
        />
      }
    >
      {menus.failure !== '' && (
        <NoticeBar tone='warning' action='点击重试' onTap={menus.retry}>
          {menus.failure}
        </NoticeBar>
      )}
      <SectionCard flush title={`首页应用（${apps.length}/${mostApps}）`}>
        <div className='fs-12 t3 gutter'>长按拖动排序，点按可前移、后移或移除</div>
        <ArrangeGrid apps={apps} onChange={arrange} />
      </SectionCard>
      {isFull && <NoticeBar>{`首页最多添加${mostApps}个应用`}</NoticeBar>}
      {groups.map(({ group, label, apps: all }) => (
        <Rest
          key={group}
          label={label}
          apps={all.filter(({ code }) => !apps.some((one) => one.code === code))}
          isFull={isFull}
          onAdd={add}
        />
      ))}
    </PageFrame>
  )
}

interface RestProps {
  label: string
  apps: readonly App[]
  isFull: boolean
  onAdd: (code: string) => void
}

/** What of a group is not on the home page. */
const Rest = ({ label, apps, isFull, onAdd }: RestProps) =>
  apps.length === 0 ? null : (
    <SectionCard flush title={label}>
      <div className='ap-rest'>
        {apps.map(({ code, name, icon }) => (
          <button
            key={code}
            type='button'
            className={isFull ? 'ap-face ap-add ap-off' : 'ap-face ap-add'}
            aria-label={`添加${name}`}
            disabled={isFull}
            onClick={() => onAdd(code)}
          >
            <Icon name={iconOf(icon)} size={26} />
            <div className='ap-name'>{name}</div>
            <Icon name='plus' size={14} className='ap-plus' />
          </button>
        ))}
      </div>
    </SectionCard>
  )

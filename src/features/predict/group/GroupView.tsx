import { planModes } from '@domain/statuses/gas-plan'
import { PageFrame, useAct, useLink, useMay } from '@/blocks'
import { goTo } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Card, Empty, Figures, Icon, IconButton, Item, NoticeBar, prompt, Row, Tag, Volume } from '@/ui'
import { chooseGroup, usePlanGroups } from '../use-groups'
import type { PlanGroup } from '../types'

/** 切换用气分组 (B 6.5): without a chosen group nothing leads out of it but a choice (P-02). */
export function GroupView({ redirect }: ViewParams<'/subPagesB/pages/predict-gas/switch-group'>) {
  const { read, planning, groups, group } = usePlanGroups()
  const butler = useLink('/subPages/butler')
  const choose = (groupId: string) => {
    chooseGroup(groupId)
    void goTo(redirect, { replace: true })
  }
  const mustChoose = group === null && planning.length > 1
  return (
    <PageFrame
      spaced
      of={read}
      noBack={mustChoose}
      {...(groups.length === 0 && {
        empty: (
          <Empty text='暂无用气分组，请联系客户经理' {...(butler && { action: '我的用气管家', onAction: butler })} />
        ),
      })}
    >
      {mustChoose && <NoticeBar>请选择用气分组，申报与变更都按分组进行</NoticeBar>}
      {groups.map((one) => (
        <GroupCard
          key={one.groupId}
          group={one}
          isChosen={one.groupId === group?.groupId}
          onChoose={() => choose(one.groupId)}
          reload={read.reload}
        />
      ))}
    </PageFrame>
  )
}

interface Props {
  group: PlanGroup
  isChosen: boolean
  onChoose: () => void
  reload: () => Promise<void>
}

function GroupCard({ group, isChosen, onChoose, reload }: Props) {
  const mayRename = useMay('model:PREDICT_REPORT')
  const { groupId, name, planMode, meters, todayPlan, todayActual, asOf, todo, version } = group
  const rename = useAct('predict POST /group/rename', {
    once: true,
    ok: '已改名',
    dialog: ['2904'],
    stale: reload,
    more: async () => {
      const typed = await prompt({
        title: '分组名称',
        label: '分组名称',
        value: name,
        maxLength: 20,
        check: (text) => (text.trim().length < 2 ? '请填写2–20个字' : undefined),
      })
      return typed === null ? null : { name: typed.trim() }
    },
    done: reload,
  })
  const plans = planMode !== 'NONE'
  return (
    <Card flush>
      <Row gap={0}>
        <Item {...(plans && { onTap: onChoose })} current={isChosen} className='grow'>
          <Row gap={8}>
            <span className='fs-16 fw-b break'>{name}</span>
            <Tag tone={planMode === 'DAILY' ? 'primary' : 'muted'}>{planModes[planMode]}</Tag>
            {isChosen && <Icon name='check' size={18} label='当前分组' />}
          </Row>
          <div className='fs-13 t3 break'>{meters.map((meter) => meter.name || meter.meterNo).join('、')}</div>
        </Item>
        {mayRename && (
          <IconButton icon='edit' label={`修改${name}的名称`} onTap={() => rename.run({ groupId, version })} />
        )}
      </Row>
      {plans && (
        <div className='gutter mb16'>
          <Figures
            items={[
              { label: '今日计划', value: <Volume value={todayPlan} /> },
              {
                label: asOf === null ? '今日已用' : `${asOf.slice(11, 16)} 已用`,
                value: <Volume value={todayActual} />,
              },
            ]}
          />
          {todo.length > 0 && (
            <Row gap={8} top={8} wrap>
              <Tag tone='warning' dot>
                {`待申报 ${todo.length} 项`}
              </Tag>
            </Row>
          )}
        </div>
      )}
    </Card>
  )
}

import type { PlanWindows } from '@domain/plan/window-rules'
import { section, type ProcessText } from './text-parts'

/* How use is planned and deviations from the plan are assessed, version 1 (B 6.10). */

/** What a gas company holds plans to (B 0.7); rates in percent. */
export interface PlanTerms {
  check: { warn: string; acqCap: string }
  change: { dayRate: string; dayCount: number; monthRate: string; windows: PlanWindows }
}

const hour = (value: number): string => `${value}:00`
const monthDay = (day: string): string => `${Number(day.slice(0, 2))}月${Number(day.slice(3))}日`
const percent = (rate: string): string => `${Number(rate)}%`

/** Hours, days and rates are those of the gas company. */
export const plans = ({ check, change: { windows, dayRate, dayCount, monthRate } }: PlanTerms): ProcessText => ({
  title: '用气计划管理办法',
  sections: [
    section(
      '用气日',
      '用气计划、计量和考核均以用气日为单位：当日8:00至次日8:00为一个用气日。昨日的用气量在当日9:30关账后确定。',
    ),
    section(
      '申报时间',
      `年计划：每年${monthDay(windows.year.from.day)}${hour(windows.year.from.hour)}至${monthDay(windows.year.to.day)}${hour(windows.year.to.hour)}，申报下一年度。`,
      `月计划：每月${windows.month.from.day}日${hour(windows.month.from.hour)}至${windows.month.to.day}日${hour(windows.month.to.hour)}，申报下一个月。`,
      `日计划：用气日前${windows.day.from.day}天${hour(windows.day.from.hour)}至前${windows.day.to.day}天${hour(windows.day.to.hour)}。是否在申报时间内，以平台服务器时间为准。`,
    ),
    section(
      '申报校验',
      `申报量超过计量表最大通过能力、合同日最大量或年合同量${percent(check.acqCap)}，分日合计与月申报量不一致，或低于已锁定的提气量的，不能提交。`,
      '气量包的表具属于多个用气分组的，已锁定的提气量和短提补偿的气量按各表具此前三个月的用气量分到各分组。',
      `与去年同期或近三个月平均相比偏差超过${percent(check.warn)}，或者有用气的月份中某日为零的，请填写5至200字的说明后提交。`,
    ),
    section(
      '默认计划',
      '到期未申报的，由系统生成默认计划：年计划取本年1月至10月的实际用气量加上年11月、12月的实际用气量；月计划取年计划的当月量，没有年计划的取近三个月的平均；日计划取月计划的分日量。',
      '分日时工作日权重为1，其他日期权重为0.6，取整到1立方米，余量计入最后一日。例如30,000立方米分到22个工作日和8个其他日期：工作日1,119立方米，其他日期671立方米，余下14立方米计入最后一日。',
    ),
    section(
      '批复',
      '日计划提交后自动通过；没有预警的月计划自动通过，有预警的由供气方审核；年计划由供气方审核，12月15日前答复。',
      '供气方可以在批复时调减，偏差以批复量计算，调减结果会以消息通知您。',
    ),
    section(
      '锁定',
      '申报时间结束时，有效的计划即锁定，此后只能通过变更调整。到期仍未批复的，月计划最多等待2个工作日，年计划等待至12月15日，之后按申报量确认并锁定。',
      '被退回的计划在24小时内没有重新提交的，按默认计划执行。',
    ),
    section(
      '日变更',
      `用气日前${windows.day.to.day}天${hour(windows.day.to.hour)}起至用气日当天${hour(windows.dayChangeUntil)}，可以变更已锁定的日计划，幅度不超过${percent(dayRate)}，且不低于当日已用气量；每个用气日最多变更${dayCount}次。变更幅度在5%以内的自动通过，超过的由供气方审核。`,
    ),
    section(
      '月变更',
      `当月${windows.monthChangeUntil.day}日${hour(windows.monthChangeUntil.hour)}前，可以变更当月后续日期（第三日起）的计划，合计不超过已锁定月计划的正负${percent(monthRate)}，每月1次，由供气方审核。`,
    ),
    section(
      '调峰限气时的调整',
      '供气紧张实施调峰限气时，受影响日期的计划调整为原计划与限气量中较小的一个；超过限气量的部分按超用计算，不适用允许偏差。',
    ),
  ],
})

export const deviation: ProcessText = {
  title: '偏差考核规则',
  sections: [
    section(
      '偏差率公式',
      '偏差率 =（实际用气量 − 批复计划量）÷ 批复计划量 × 100%，保留两位小数，四舍五入。计划为零而有用气的，按超用处理。',
    ),
    section(
      '日偏差提醒',
      '日偏差超过正负10%的，系统在用气日关账后发送日偏差提醒，并请您上报原因。合同约定了其他比例的，按合同执行。',
      '数据不完整的日期，待数据补齐后判断，最多等待3天，仍未补齐的不作判断。日偏差只作提醒，不直接产生费用。',
    ),
    section(
      '月偏差',
      '月度考核按当月各日计划量合计与实际用气量合计比较，允许偏差为正负5%，合同另有约定的除外。超出允许偏差的部分计算偏差考核费，免考核的日期视同按计划用气。',
    ),
    section(
      '费用公式',
      '超用气量 = 实际用气量 − 计划量 ×（1 + 允许偏差），少用气量 = 计划量 ×（1 − 允许偏差）− 实际用气量，均不小于零；已按气量包短提收取补偿的气量，从少用气量中扣除。',
      '偏差考核费 = 超用气量 × 当月公布气价 × 超用费率 + 少用气量 × 当月公布气价 × 少用费率，各部分四舍五入到分。费率以合同约定为准。',
      '例一：计划300,000立方米，允许偏差5%，公布气价3.8600元，超用费率20%。实际327,600立方米，超用12,600立方米，考核费9,727.20元。',
      '例二：计划、允许偏差和气价同上，少用费率10%。实际270,000立方米，少用15,000立方米，考核费5,790.00元。',
    ),
    section(
      '费用的收取',
      '月度考核结果于次月3日确定，考核费列入下一张结算单。确定后有更正的，以差额另列一项，原项目不作修改。',
    ),
    section(
      '原因上报期限',
      '日偏差和提气偏差：偏差日后第3日17:00前上报；用气变化：第2日17:00前上报。逾期不能上报；被退回的可以重新上报1次。',
      '设备故障、停限电、政策管控和计量异常须上传至少1张证明图片，最多9张。',
    ),
    section(
      '免考核原因',
      '供气方原因、不可抗力和天气原因，经审核认可后免考核。设备故障经审核认可后免考核，每月最多3天。停限电、政策管控和计量异常，用气日当天有停气记录的自动认可；计量异常当天有该分组表具的计量工单在办的，也自动认可；其余由供气方审核。',
      '按月申报的用气分组，用气变化的原因经认可后当日免考核。按日申报的，以日偏差的原因为准。',
      '生产安排调整和其他原因只作记录，不属于免考核范围。供气方停气超过4小时的日期自动免考核，无需上报。',
    ),
    section(
      '仅提醒客户',
      '公共服务类客户和合同约定不考核的客户，只发送提醒，考核费为0.00元，页面显示“仅提醒，不考核”。',
    ),
  ],
}

import { stage } from '@/testing/stage'
import { ClauseText } from './ClauseText'

const { show, host } = stage(document)

test.each([
  [
    'articles, wherever they stand',
    '甲方：燃气公司\n第一条 定义\n气量包指天然气。\n第二条 价格\n固定价',
    ['第一条 定义', '第二条 价格'],
  ],
  ['words above their paragraphs', '参加条件\n企业已认证。\n\n结算\n次月结算。', ['参加条件', '结算']],
  ['not the rows of a list', '报名步骤\n阅读规则\n提交报名\n等待确认', ['报名步骤']],
  ['not the end of a sentence that was broken', '奖励以气款抵扣方式发放，规则如下：\n按日计算', []],
  ['not words that stand alone', '活动期内有效\n\n报名须知\n每户一次。', ['报名须知']],
])('headings are %s', (_what, text, headings) => {
  show(<ClauseText text={text} />)
  expect([...host().querySelectorAll('[role=heading]')].map((one) => one.textContent)).toEqual(headings)
  expect(host().textContent).toBe(text.replace(/\n/g, ''))
})

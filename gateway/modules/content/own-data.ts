import type { OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { allReactionsOf, readingsOf, receiptsGivenBy, type Reaction } from './repo/readers'

/* Data that a reader left, for the copy of personal data (PIPL art. 45). */

const REACTIONS: Readonly<Record<Reaction, string>> = {
  like: '点赞',
  favorite: '收藏',
  useful: '有帮助',
  useless: '没有帮助',
}

const readings: OwnData = async (work, { userId }) =>
  listed('阅读记录', await readingsOf(work.db, userId), [
    ['文章', 40, ({ title }) => title],
    ['首次阅读', 20, ({ firstAt }) => moment(firstAt)],
    ['最近阅读', 20, ({ lastAt }) => moment(lastAt)],
    ['次数', 10, ({ times }) => String(times)],
  ])

const reactions: OwnData = async (work, { userId }) =>
  listed('文章收藏和点赞', await allReactionsOf(work.db, userId), [
    ['文章', 40, ({ title }) => title],
    ['操作', 12, ({ type }) => REACTIONS[type]],
    ['时间', 20, ({ createdAt }) => moment(createdAt)],
  ])

const receipts: OwnData = async (work, { userId, bps }) =>
  listed('公告回执', bps.length === 0 ? [] : await receiptsGivenBy(work.db, userId, bps), [
    ['户号', 14, ({ bp }) => bp],
    ['公告', 40, ({ title }) => title],
    ['时间', 20, ({ at }) => moment(at)],
  ])

export const contentData = { article_read: readings, article_reaction: reactions, read_receipt: receipts }

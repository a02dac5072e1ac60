import { Type as t } from '@sinclair/typebox'
import { feedbackReasons, helpStatus } from '@domain/statuses/help'
import { codes } from '@domain/codes'
import { Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { ContentBlock } from './content/words'
import { endpoints } from './endpoint'

/* D 5.8: the help centre, and what staff do with it. */

const Ranges = t.Array(t.Tuple([t.Integer(), t.Integer()]))
const Reason = OneOf(...codes(feedbackReasons))
const Keyword = Text(200)

const shortFields = {
  articleId: Id,
  categoryId: Id,
  title: t.String(),
  summary: t.String(),
}
const Short = t.Object(shortFields)

const Feedback = t.Object({ useful: t.Boolean(), reasons: t.Array(Reason), comment: t.String() })

const Detail = t.Object({
  ...shortFields,
  categoryName: t.String(),
  blocks: t.Array(ContentBlock),
  updatedAt: Instant,
  /** Where it is done: a path of the app with its parameters. */
  relatedRoute: Nullable(t.String()),
  related: t.Array(Short),
  /** Whole per cent of the votes; null below five (HC-05). */
  usefulRate: Nullable(t.Integer()),
  myFeedback: Nullable(Feedback),
})

const StaffEntry = t.Object({
  ...shortFields,
  categoryName: t.String(),
  status: OneOf(...codes(helpStatus)),
  /** False: it is shared by all companies, and changed by no single one. */
  editable: t.Boolean(),
  viewCount: t.Integer(),
  usefulCount: t.Integer(),
  uselessCount: t.Integer(),
  updatedAt: Instant,
})

const StaffDetail = t.Object({
  ...StaffEntry.properties,
  /** As it is typed; null where it holds what typing cannot say. */
  text: Nullable(t.String()),
  blocks: t.Array(ContentBlock),
  keywords: t.Array(t.String()),
  relatedRoute: Nullable(t.String()),
  /** What readers of the own company missed, the newest first. */
  complaints: t.Array(t.Object({ at: Instant, reasons: t.Array(Reason), comment: t.String() })),
})

const staff = { access: 'staff' } as const

export const help = endpoints({
  'answer GET /help/categories': {
    access: 'bound',
    out: t.Object({
      list: t.Array(t.Object({ categoryId: Id, name: t.String(), icon: t.String(), count: t.Integer() })),
    }),
  },
  'answer GET /help/hot': {
    access: 'bound',
    in: t.Object({ limit: t.Optional(t.Integer({ minimum: 1, maximum: 20 })) }),
    out: t.Object({ list: t.Array(Short) }),
  },
  'answer GET /help/articles': {
    access: 'bound',
    in: t.Object({ ...pageFields, categoryId: t.Optional(Id) }),
    out: Paged(Short),
  },
  'answer GET /help/hotWords': { access: 'bound', out: t.Object({ list: t.Array(t.String()) }) },
  'answer GET /help/suggest': {
    access: 'bound',
    in: t.Object({ keyword: Keyword }),
    out: t.Object({
      list: t.Array(t.Object({ articleId: Id, title: t.String(), marks: Ranges })),
      /** Words of the question that the texts call otherwise. */
      meanings: t.Array(t.Object({ word: t.String(), meaning: t.String() })),
    }),
  },
  'answer GET /help/search': {
    access: 'bound',
    refuses: ['44701', 'E1012'],
    in: t.Object({ ...pageFields, keyword: Keyword }),
    out: Paged(
      t.Object({
        ...shortFields,
        categoryName: t.String(),
        usefulRate: Nullable(t.Integer()),
        highlight: t.Object({ title: Ranges, summary: Ranges }),
      }),
      {
        /** ANSWER: these answer. CHOICE: three that may be meant. NONE: nothing found. */
        outcome: OneOf('ANSWER', 'CHOICE', 'NONE'),
      },
    ),
  },
  'answer GET /help/detail': {
    access: 'bound',
    refuses: ['44702'],
    in: t.Object({ articleId: Id }),
    out: Detail,
  },
  'answer POST /help/feedback': {
    access: 'bound',
    refuses: ['2901', '44702'],
    in: t.Object({
      articleId: Id,
      useful: t.Boolean(),
      reasons: t.Optional(t.Array(Reason, { maxItems: 4, uniqueItems: true })),
      comment: t.Optional(Text(200)),
    }),
    out: Feedback,
  },
  'btwob GET /help/list': {
    ...staff,
    refuses: ['2211'],
    in: t.Object({ ...pageFields, status: t.Optional(OneOf(...codes(helpStatus))) }),
    out: Paged(StaffEntry, { categories: t.Array(t.Object({ categoryId: Id, name: t.String() })) }),
    summary: 'Help entries that the customers of the company may see, and its own drafts',
  },
  'btwob GET /help/detail': {
    ...staff,
    refuses: ['2211', '2902'],
    in: t.Object({ articleId: Id }),
    out: StaffDetail,
    summary: 'A help entry with what readers missed',
  },
  'btwob POST /help/save': {
    ...staff,
    once: true,
    refuses: ['2901', '2902'],
    in: t.Object({
      /** Without it: a new one. */
      articleId: t.Optional(Id),
      categoryId: Id,
      title: Text(60, 2),
      summary: Text(120),
      text: Text(5000, 2),
      keywords: t.Array(Text(20, 1), { maxItems: 20 }),
      relatedRoute: t.Optional(Text(200)),
      status: OneOf(...codes(helpStatus)),
    }),
    out: StaffDetail,
    summary: 'Makes, changes, publishes or withdraws an entry of the company',
  },
  'btwob GET /help/questions': {
    ...staff,
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(t.Object({ text: t.String(), asked: t.Integer(), lastDay: t.String() })),
    summary: 'What customers asked in the last 30 days and nothing answered, the most frequent first',
  },
  'btwob POST /help/question/settle': {
    ...staff,
    refuses: ['2902'],
    in: t.Object({ text: Text(60, 1) }),
    out: t.Literal(true),
    summary: 'Takes a question off that list',
  },
})

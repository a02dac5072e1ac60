import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { FEEDBACK_TAGS, answerStates } from '@domain/assistant/answer'
import { Done, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints, featured } from './endpoint'

/* E 5.5 and rest.md 3-2: questions in plain words about one's own gas, answered from the pages' own figures. */

const AnswerState = OneOf(...codes(answerStates))

/** A figure in an answer; `route` is the page that shows the same one, '' where none does. */
const FactView = t.Object({
  id: t.String(),
  label: t.String(),
  text: t.String(),
  period: t.String(),
  asOf: t.String(),
  note: t.String(),
  route: t.String(),
})
const citationFields = { index: t.Integer(), title: t.String(), route: t.String(), updatedAt: t.String() }
const Citation = t.Object(citationFields)
/** A form that opens filled in; nothing is sent by the assistant. */
const Action = t.Object({ text: t.String(), route: t.String(), tel: t.String() })

const parts = {
  facts: t.Array(FactView),
  citations: t.Array(Citation),
  actions: t.Array(Action),
  /** Questions that go on from here. */
  suggestions: t.Array(t.String()),
}

const Message = t.Object({
  messageId: Id,
  seq: t.Integer(),
  role: OneOf('question', 'answer'),
  /** The question that an answer belongs to. */
  replyTo: Nullable(Id),
  content: t.String(),
  status: Nullable(AnswerState),
  emergency: t.Boolean(),
  ...parts,
  feedback: Nullable(OneOf('up', 'down')),
  createdAt: Instant,
})

const Asked = t.Object({
  /** Absent: a conversation of its own begins. */
  conversationId: t.Optional(Id),
  /** Longer ones than E-G-02 allows get their own text. */
  question: Text(4000),
  /** The question to be answered again; `question` is then ignored. */
  replyTo: t.Optional(Id),
})
const Begun = t.Object({ conversationId: Id, questionId: Id, messageId: Id, title: t.String() })
const refusals = ['E4001', 'E4002', 'E4003', 'E4004', 'E4006', 'E4007'] as const

const conversationFields = {
  conversationId: Id,
  title: t.String(),
  preview: t.String(),
  lastAt: Instant,
  pinned: t.Boolean(),
  messageCount: t.Integer(),
  streaming: t.Boolean(),
}

const questions = endpoints({
  'gpt GET /chat/config': {
    access: 'bound',
    out: t.Object({
      welcome: t.String(),
      hotQuestions: t.Array(t.String()),
      quota: t.Object({ asked: t.Integer(), max: t.Integer() }),
      label: t.String(),
      hotline: t.String(),
      emergencyHotline: t.String(),
    }),
  },
  'gpt GET /conversation/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      /** Conversations with this in their title or their last answer. */
      keyword: t.Optional(Text(30)),
    }),
    out: Paged(t.Object(conversationFields)),
  },
  'gpt GET /conversation/messages': {
    access: 'bound',
    in: t.Object({
      conversationId: Id,
      beforeSeq: t.Optional(t.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      pageSize: t.Optional(t.Integer({ minimum: 1, maximum: 50, default: 20 })),
    }),
    out: t.Object({ title: t.String(), pinned: t.Boolean(), list: t.Array(Message), hasMore: t.Boolean() }),
    refuses: ['E4001'],
  },
  'gpt POST /conversation/create': {
    access: 'bound',
    in: t.Object({ title: t.Optional(Text(30)) }),
    out: t.Object({ conversationId: Id }),
    refuses: ['E4007'],
    summary: 'A conversation before its first question, which gives it its title',
  },
  'gpt POST /conversation/rename': {
    access: 'bound',
    in: t.Object({ conversationId: Id, title: Text(30) }),
    out: Done,
    refuses: ['E4001', 'E4008'],
  },
  'gpt POST /conversation/pin': {
    access: 'bound',
    in: t.Object({ conversationId: Id, pinned: t.Boolean() }),
    out: Done,
    refuses: ['E4001', 'E4009'],
  },
  'gpt POST /conversation/delete': {
    access: 'bound',
    in: t.Object({ conversationIds: t.Array(Id, { minItems: 1, maxItems: 50 }) }),
    out: t.Object({ deleted: t.Integer() }),
  },
  'gpt POST /chat/stream': { access: 'bound', once: true, stream: true, in: Asked, out: Begun, refuses: refusals },
  'gpt POST /chat/send': { access: 'bound', once: true, in: Asked, out: Begun, refuses: refusals },
  'gpt GET /chat/poll': {
    access: 'bound',
    in: t.Object({ messageId: Id, offset: t.Integer({ minimum: 0, maximum: 20_000 }) }),
    out: t.Object({
      status: AnswerState,
      /** The text from `offset` on; `offset` counts UTF-16 units, as a client's text does. */
      delta: t.String(),
      offset: t.Integer(),
      done: t.Boolean(),
      message: Nullable(Message),
    }),
    refuses: ['E4001'],
  },
  'gpt POST /chat/stop': {
    access: 'bound',
    in: t.Object({ messageId: Id }),
    out: t.Object({ status: AnswerState, content: t.String() }),
    refuses: ['E4001'],
  },
  'gpt POST /chat/feedback': {
    access: 'bound',
    in: t.Object({
      messageId: Id,
      feedback: Nullable(OneOf('up', 'down')),
      tags: t.Optional(t.Array(OneOf(...FEEDBACK_TAGS), { maxItems: 5, uniqueItems: true })),
      text: t.Optional(Text(200)),
    }),
    out: Done,
    refuses: ['E4001', 'E4011'],
  },
  'answer GET /suggest': {
    access: 'bound',
    in: t.Object({ q: Text(30) }),
    out: t.Object({ list: t.Array(t.String(), { maxItems: 6 }) }),
    summary: 'Questions for what is typed; nothing is noted of it',
  },
  'answer GET /source': {
    access: 'bound',
    refuses: ['2901', 'E4001'],
    in: t.Object({ messageId: Id, index: t.Integer({ minimum: 1, maximum: 20 }) }),
    out: t.Object({ ...citationFields, state: OneOf('available', 'offline') }),
    summary: 'A source of an answer, and whether it can still be read',
  },
  'answer POST /complaint': {
    access: 'bound',
    refuses: ['E4001'],
    in: t.Object({ messageId: Id, text: Text(200) }),
    out: t.Object({ complaintNo: t.String() }),
    summary: 'Files a ticket about an answer that is wrong, once (E-G-19)',
  },
})

const editors = endpoints({
  'btwob GET /gpt/term/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(
      t.Object({
        termId: Id,
        word: t.String(),
        said: t.Array(t.String()),
        status: OneOf('on', 'off'),
        updatedAt: Instant,
      }),
      {
        /** Texts that can be found, and those that wait to be indexed again. */
        index: t.Object({ documents: t.Integer(), waiting: t.Integer() }),
      },
    ),
    summary: 'What customers of the company call things, and the state of the index',
  },
  'btwob POST /gpt/term/save': {
    access: 'staff',
    refuses: ['2901', '2902'],
    in: t.Object({
      /** Without it: a new one. */
      termId: t.Optional(Id),
      /** The word of the texts. */
      word: Text(20, 1),
      said: t.Array(Text(20, 1), { minItems: 1, maxItems: 20 }),
      status: OneOf('on', 'off'),
    }),
    out: t.Object({ termId: Id }),
    summary: 'Says what customers call a thing that the texts call otherwise; it holds for the next question',
  },
  'btwob POST /gpt/index/rebuild': {
    access: 'staff',
    out: t.Object({ documents: t.Integer() }),
    summary: 'Indexes every text again, in the minutes that follow (E-G-23)',
  },
  'btwob GET /gpt/unanswered/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(
      t.Object({ messageId: Id, question: t.String(), askedAt: Instant, feedback: Nullable(OneOf('up', 'down')) }),
    ),
  },
})

export const assistant = { ...featured('gptEnabled', questions), ...editors }

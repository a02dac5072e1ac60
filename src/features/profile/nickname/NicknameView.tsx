import { characters } from '@domain/text'
import { FormPage, useFormAct } from '@/blocks'
import { goBack } from '@/routes/go'
import { NICKNAME_MOST, nicknameFault } from './nickname'
import { OfUser } from '../OfUser'
import { profileSaved, UPDATE_PROFILE } from '../update-profile'

/** 昵称 (C 6.9). Emoji travel as numeric entities; the request layer does that. */
export const NicknameView = () => <OfUser>{({ nickname }) => <NicknameForm nickname={nickname} />}</OfUser>

function NicknameForm({ nickname }: { nickname: string }) {
  const save = useFormAct(UPDATE_PROFILE, {
    ...profileSaved,
    input: (values: { nickname: string }) => ({ nickname: values.nickname.trim() }),
    at: { '2030': 'nickname', '2031': 'nickname' },
    done: () => goBack(),
  })
  return (
    <FormPage
      values={{ nickname }}
      submitText='保存'
      ready={(values) => values.nickname.trim() !== nickname}
      {...save}
      fields={[
        {
          key: 'nickname',
          label: '昵称',
          kind: 'nickname',
          required: true,
          clearable: true,
          placeholder: '2-16个字符',
          checks: [nicknameFault],
          // Counted, not cut: what is too long says so.
          extra: (value) => (
            <div className='fs-12 t3 keep num'>
              {characters(value)}/{NICKNAME_MOST}
            </div>
          ),
        },
      ]}
    />
  )
}

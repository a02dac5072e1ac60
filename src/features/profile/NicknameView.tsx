import { characters } from '@domain/text'
import { FormPage } from '@/blocks'
import { Field } from '@/ui'
import { NICKNAME_MOST, nicknameFault } from './nickname'
import { OfUser } from './OfUser'
import { useProfilePage } from './use-profile'
import './profile.scss'

/** 昵称 (C 6.9). Emoji travel as numeric entities; the request layer does that. */
export const NicknameView = () => <OfUser>{({ nickname }) => <NicknameForm nickname={nickname} />}</OfUser>

function NicknameForm({ nickname }: { nickname: string }) {
  const save = useProfilePage()
  return (
    <FormPage
      values={{ nickname }}
      submitText='保存'
      ready={(values) => values.nickname.trim() !== nickname}
      onSubmit={(values) => save({ nickname: values.nickname.trim() })}
      faultsAt={{ '2030': 'nickname', '2031': 'nickname' }}
      fields={[
        {
          key: 'nickname',
          label: '昵称',
          required: true,
          checks: [nicknameFault],
          render: ({ value, onChange, onBlur, error, id }) => (
            <Field
              id={id}
              label='昵称'
              kind='nickname'
              required
              clearable
              value={value}
              placeholder='2-16个字符'
              onChange={onChange}
              onBlur={onBlur}
              extra={
                <div className='pr-count num'>
                  {characters(value)}/{NICKNAME_MOST}
                </div>
              }
              {...(error !== undefined && { error })}
            />
          ),
        },
      ]}
    />
  )
}

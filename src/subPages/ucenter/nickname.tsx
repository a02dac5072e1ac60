import { NicknameView } from '@/features/profile'

export default function NicknamePage() {
  return <NicknameView />
}

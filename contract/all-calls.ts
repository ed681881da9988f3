import {
  endOtherSessions,
  getAccountHistory,
  getSessions,
  getUserNotifications,
  readUserNotification,
} from './account.ts'
import { getChallenge, login, logout, register, renewToken, socialLogin } from './auth.ts'
import { activateBonus, getBonuses, takeCashback } from './bonuses.ts'
import {
  awaitUserCall,
  awaitUserSms,
  checkUserCall,
  checkUserSms,
  getVerifyMethod,
  sendUserCode,
  verifyEmail,
  verifyPhone,
} from './confirmation.ts'
import { getGames } from './games.ts'
import { getFavorites, hitGame, openGame, toggleFavorite } from './play.ts'
import { getFaq, getPaymentInfo, getPromos } from './info.ts'
import { getJackpots } from './jackpots.ts'
import { changeSetting, getCountries, getVerification, updateProfile, uploadPassport } from './profile.ts'
import { getCountryCodes } from './country-codes.ts'
import { getMeta, getMetaPage } from './meta.ts'
import { getNotifications, getSlides } from './site.ts'
import { getStatus } from './status.ts'
import { getSupportMessages, sendSupportMessage } from './support.ts'
import {
  getActiveTournaments,
  getTournament,
  getTournamentGames,
  getTournamentResults,
  getTournaments,
} from './tournaments.ts'
import { reportActivity } from './user.ts'
import {
  changeCurrentPassword,
  changePassword,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  sendVerificationCode,
} from './verification.ts'
import { getLuckyWinners, getWinners } from './winners.ts'

/** Every declared API call, for the API documentation. A test compares this list with the declarations. */
export const allCalls = [
  getStatus,
  getGames,
  openGame,
  hitGame,
  getFavorites,
  toggleFavorite,
  getJackpots,
  getSlides,
  getNotifications,
  getMeta,
  getMetaPage,
  getCountryCodes,
  getPromos,
  getFaq,
  getPaymentInfo,
  getWinners,
  getLuckyWinners,
  getTournaments,
  getActiveTournaments,
  getTournament,
  getTournamentGames,
  getTournamentResults,
  getSupportMessages,
  sendSupportMessage,
  getChallenge,
  login,
  register,
  logout,
  renewToken,
  socialLogin,
  reportActivity,
  sendVerificationCode,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  changePassword,
  changeCurrentPassword,
  updateProfile,
  getCountries,
  changeSetting,
  uploadPassport,
  getVerification,
  getVerifyMethod,
  sendUserCode,
  awaitUserCall,
  awaitUserSms,
  checkUserCall,
  checkUserSms,
  verifyPhone,
  verifyEmail,
  getUserNotifications,
  readUserNotification,
  getAccountHistory,
  getSessions,
  endOtherSessions,
  getBonuses,
  activateBonus,
  takeCashback,
] as const

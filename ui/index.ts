/** Public API of the design system. Heavy components are separate modules, so that a page can load them on demand. */
export {
  UiProvider,
  type UiLinkComponent,
  type UiLinkComponentProps,
  type UiLinkProps,
  type UiProviderProps,
  type UiTimer,
} from './provider/UiProvider.tsx'
export type { Brand, BrandArtProps } from './provider/brand.ts'
export type { UiTexts } from './provider/texts.ts'
export {
  LazySection,
  Columns,
  Inline,
  Page,
  FieldRow,
  MainAside,
  Stack,
  Surface,
  type LazySectionProps,
  type ColumnsProps,
  type InlineProps,
  type PageProps,
  type FieldRowProps,
  type MainAsideProps,
  type StackProps,
  type SurfaceProps,
} from './layout/layout.tsx'
export {
  Heading,
  Text,
  VisuallyHidden,
  type HeadingProps,
  type TextProps,
  type VisuallyHiddenProps,
} from './text/text.tsx'
export { TruncatedText, type TruncatedTextProps } from './text/TruncatedText/TruncatedText.tsx'
export { Prose, type ProseProps, type SafeHtml } from './text/Prose/Prose.tsx'
export { Accordion, type AccordionItem, type AccordionProps } from './primitives/Accordion/Accordion.tsx'
export { Alert, type AlertProps, type AlertTone } from './primitives/Alert/Alert.tsx'
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx'
export { Badge, type BadgeTone, type BadgeProps } from './primitives/Badge/Badge.tsx'
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './primitives/Button/Button.tsx'
export { Carousel, type CarouselProps } from './primitives/Carousel/Carousel.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx'
export { ChipGroup, type Chip, type ChipGroupProps } from './primitives/ChipGroup/ChipGroup.tsx'
export {
  ChoiceCards,
  type ChoiceCard,
  type CardChoice,
  type ChoiceCardsProps,
  type ChoiceFact,
} from './primitives/ChoiceCards/ChoiceCards.tsx'
export { Combobox, type ComboboxProps } from './primitives/Combobox/Combobox.tsx'
export { Countdown, type CountdownProps, type RemainingTime } from './primitives/Countdown/Countdown.tsx'
export { DateField, type DateFieldProps } from './primitives/DateField/DateField.tsx'
export {
  DateRange,
  isReversedRange,
  type DateRangeProps,
  type DateRangeValue,
} from './primitives/DateRange/DateRange.tsx'
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx'
export { FileDrop, type FileDropProgress, type FileDropProps } from './primitives/FileDrop/FileDrop.tsx'
export type { FileDropFile } from './primitives/FileDrop/DroppedFile.tsx'
export { Icon, iconNames, type IconName, type IconProps } from './primitives/Icon/Icon.tsx'
export { TopicIcon, topicNames, type TopicIconProps, type TopicName } from './primitives/Icon/TopicIcon.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx'
export { Link, type LinkProps } from './primitives/Link/Link.tsx'
export { Menu, type MenuChoice, type MenuProps } from './primitives/Menu/Menu.tsx'
export { MultiSelect, type MultiSelectProps } from './primitives/MultiSelect/MultiSelect.tsx'
export {
  OptionList,
  type MultiSelectionProps,
  type MultiSelectOption,
  type OptionListProps,
} from './primitives/MultiSelect/OptionList.tsx'
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordStrength,
} from './primitives/PasswordField/PasswordField.tsx'
export { OtpField, type OtpFieldProps, type OtpResend } from './primitives/OtpField/OtpField.tsx'
export { PhoneField, type PhoneCode, type PhoneFieldProps } from './primitives/PhoneField/PhoneField.tsx'
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar.tsx'
export { StepIndicator, type StepIndicatorProps } from './primitives/StepIndicator/StepIndicator.tsx'
export { CopyButton, type CopyButtonProps } from './primitives/CopyValue/CopyButton.tsx'
export { CopyValue, type CopyValueProps } from './primitives/CopyValue/CopyValue.tsx'
export { useClipboard } from './primitives/CopyValue/use-clipboard.ts'
export { QrCode, type QrCodeProps } from './primitives/QrCode/QrCode.tsx'
export { Segmented, type Segment, type SegmentedProps } from './primitives/Segmented/Segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx'
export { ShowMore, type ShowMoreProps } from './primitives/ShowMore/ShowMore.tsx'
export { useFirstNewItem, type FindItems } from './primitives/ShowMore/use-first-new-item.ts'
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx'
export { StatusMark, statusTones, type StatusMarkProps, type StatusTone } from './primitives/StatusMark/StatusMark.tsx'
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx'
export { Table, type TableColumn, type TableProps } from './primitives/Table/Table.tsx'
export { Tabs, type Tab, type TabsProps } from './primitives/Tabs/Tabs.tsx'
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx'
export { Toggletip, type ToggletipProps } from './primitives/Toggletip/Toggletip.tsx'
export { Toasts, type ToastMessage, type ToastsProps } from './primitives/Toast/Toast.tsx'
export { AccountBar, type AccountBarProps, type AccountMark } from './product/AccountBar/AccountBar.tsx'
export type { AccountMenuLink } from './product/AccountBar/AccountMenu.tsx'
export { ActionBar, type ActionBarProps, type ActionFact } from './product/ActionBar/ActionBar.tsx'
export { AmountField, type AmountAlternatives, type AmountFieldProps } from './product/AmountField/AmountField.tsx'
export {
  AnswerList,
  type AnswerListGroup,
  type AnswerListItem,
  type AnswerListProps,
  type OpenAnswers,
} from './product/AnswerList/AnswerList.tsx'
export { BetSlider, type BetSliderProps, type BetStop } from './product/BetSlider/BetSlider.tsx'
export { BonusCard, type BonusCardProps } from './product/BonusCard/BonusCard.tsx'
export { BrandMark, type BrandMarkProps } from './product/BrandMark/BrandMark.tsx'
export type { CardFact } from './product/CardForm/CardFacts.tsx'
export {
  CardForm,
  type CardFormActions,
  type CardFormLabels,
  type CardFormMessage,
  type CardFormProps,
} from './product/CardForm/CardForm.tsx'
export { CardNumberField, type CardNumberFieldProps } from './product/CardForm/CardNumberField.tsx'
export type { CardField, CardProblems, CardValues } from './product/CardForm/card-inputs.ts'
export { focusInside } from './private/focus-inside.ts'
export { digitsOf } from './private/pasted-text.ts'
export { ChatPanel, type ChatMessage, type ChatPanelProps } from './product/ChatPanel/ChatPanel.tsx'
export {
  Checklist,
  type ChecklistItem,
  type ChecklistProps,
  type ChecklistState,
} from './product/Checklist/Checklist.tsx'
export { ChoiceSheet, type ChoiceSheetProps } from './product/ChoiceSheet/ChoiceSheet.tsx'
export {
  ConditionPanel,
  type ConditionPanelProps,
  type UnmetCondition,
} from './product/ConditionPanel/ConditionPanel.tsx'
export type { MetCondition } from './product/ConditionPanel/MetConditions.tsx'
export { FactList, type Fact, type FactListProps } from './product/FactList/FactList.tsx'
export { FeaturedGame, type FeaturedGameProps } from './product/FeaturedGame/FeaturedGame.tsx'
export { FilterBar, type FilterBarProps } from './product/FilterBar/FilterBar.tsx'
export { GameFacts, type GameFactsProps } from './product/GameFacts/GameFacts.tsx'
export { GamePanel, type GamePanelProps, type GamePanelTab } from './product/GamePanel/GamePanel.tsx'
export { GameRail, type GameRailProps, type RailGame } from './product/GameRail/GameRail.tsx'
export { GamePanelList, type GamePanelListItem, type GamePanelListProps } from './product/GamePanel/GamePanelList.tsx'
export {
  GamePanelLevel,
  GamePanelPurse,
  GamePanelSection,
  GamePanelSetting,
  type GamePanelLevelProps,
  type GamePanelPurseProps,
  type GamePanelSectionProps,
  type GamePanelSettingProps,
} from './product/GamePanel/GamePanelParts.tsx'
export { GameGrid, GameGridRow, type GameGridProps, type GameGridRowProps } from './product/GameGrid/GameGrid.tsx'
export { gameColumns } from './product/GameGrid/columns.ts'
export { useGameColumns, wholeRows } from './product/GameGrid/use-columns.ts'
export { createFavourites, type Favourites, type FavouritesStore } from './product/GameGrid/favourites.ts'
export { GameTile, type GameTileProps } from './product/GameGrid/GameTile.tsx'
export { GameFrame, type GameFrameProps, type GameFrameRight } from './product/GameWindow/GameFrame.tsx'
export { GameLoading, type GameLoadingProps } from './product/GameWindow/GameLoading.tsx'
export {
  GameWindow,
  type GameWindowLabels,
  type GameWindowMode,
  type GameWindowProps,
} from './product/GameWindow/GameWindow.tsx'
export type { Corner, WindowPlace } from './product/GameWindow/placing.ts'
export { WindowIcon, type WindowIconProps } from './product/GameWindow/WindowIcon.tsx'
export { Hero, PromoSlide, type HeroProps, type PromoSlideProps } from './product/Hero/Hero.tsx'
export { HistoryPanel, type HistoryPanelProps } from './product/HistoryPanel/HistoryPanel.tsx'
export { InvoiceCountdown, type InvoiceCountdownProps } from './product/InvoiceCountdown/InvoiceCountdown.tsx'
export { JackpotPanel, type JackpotPanelProps } from './product/JackpotPanel/JackpotPanel.tsx'
export { JackpotTicker, type JackpotTickerProps } from './product/JackpotPanel/JackpotTicker.tsx'
export { LevelPoster, type LevelPosterProps, type PosterLevel } from './product/LevelPoster/LevelPoster.tsx'
export { LevelProgress, type LevelProgressProps } from './product/LevelProgress/LevelProgress.tsx'
export { LevelStanding, type LevelStandingProps, type TierPoints } from './product/LevelStanding/LevelStanding.tsx'
export {
  LevelTable,
  type ComparedLevel,
  type LevelFigure,
  type LevelFigureId,
  type LevelTableProps,
  type VipTierNumber,
} from './product/LevelTable/LevelTable.tsx'
export { LimitRow, type LimitRowProps, type LimitUse, type PendingLimit } from './product/LimitRow/LimitRow.tsx'
export { LuckyStrip, type LuckyStripProps, type LuckyStripWin } from './product/LuckyStrip/LuckyStrip.tsx'
export { MenuLinks, type MenuLinksProps } from './product/MenuLinks/MenuLinks.tsx'
export { MobileBar, type MobileBarItem, type MobileBarProps } from './product/MobileBar/MobileBar.tsx'
export { NotFoundArt, type NotFoundArtProps } from './product/NotFoundArt/NotFoundArt.tsx'
export { NoticeBanner, type NoticeBannerProps } from './product/NoticeBanner/NoticeBanner.tsx'
export { OutcomePanel, type OutcomePanelProps } from './product/OutcomePanel/OutcomePanel.tsx'
export { PageFrame, type PageFrameProps } from './product/PageFrame/PageFrame.tsx'
export { PaymentList, type PaymentDay, type PaymentListProps } from './product/PaymentList/PaymentList.tsx'
export type { ListedPayment } from './product/PaymentList/PaymentRow.tsx'
export {
  PaymentTimeline,
  type PaymentStep,
  type PaymentStepState,
  type PaymentTimelineProps,
} from './product/PaymentTimeline/PaymentTimeline.tsx'
export {
  PaymentMark,
  paymentKinds,
  type PaymentKind,
  type PaymentMarkProps,
} from './product/PaymentMark/PaymentMark.tsx'
export {
  ProofHashes,
  ProofNumbers,
  ProofPays,
  ProofSymbols,
  ProofWin,
  type ProofHash,
  type ProofHashesProps,
  type ProofNumber,
  type ProofNumbersProps,
  type ProofPay,
  type ProofPaysProps,
  type ProofSymbol,
  type ProofSymbolsProps,
  type ProofWinProps,
} from './product/ProofSteps/ProofEvidence.tsx'
export { ProofLink, type ProofLinkProps } from './product/ProofLink/ProofLink.tsx'
export {
  ProofSteps,
  type ProofStep,
  type ProofStepsProps,
  type ProofStepState,
  type ProofVerdict,
} from './product/ProofSteps/ProofSteps.tsx'
export { PodiumStage, type PodiumStageProps, type StageWinner } from './product/PodiumStage/PodiumStage.tsx'
export { PromoCard, type PromoCardProps } from './product/PromoCard/PromoCard.tsx'
export { Purse, type PurseMoney, type PurseProps } from './product/Purse/Purse.tsx'
export {
  RealityCheck,
  type RealityCheckAction,
  type RealityCheckFigure,
  type RealityCheckProps,
} from './product/RealityCheck/RealityCheck.tsx'
export { Receipt, type ReceiptProps } from './product/Receipt/Receipt.tsx'
export {
  RoundTable,
  type ListedRound,
  type RoundDetails,
  type RoundTableProps,
} from './product/RoundTable/RoundTable.tsx'
export { ScrollTopButton, type ScrollTopButtonProps } from './product/ScrollTopButton/ScrollTopButton.tsx'
export { SectionHeader, type SectionHeaderProps } from './product/SectionHeader/SectionHeader.tsx'
export {
  SessionBar,
  type SessionBarProps,
  type SessionWord,
  type SessionWords,
} from './product/SessionBar/SessionBar.tsx'
export { SessionTime, type SessionTimeProps } from './product/SessionBar/SessionTime.tsx'
export { SiteFooter, type SiteFooterProps } from './product/SiteFooter/SiteFooter.tsx'
export {
  SiteHeader,
  SiteHeaderExtra,
  type SiteHeaderExtraProps,
  type SiteHeaderProps,
  type SiteLink,
} from './product/SiteHeader/SiteHeader.tsx'
export { TournamentCard, type TournamentCardProps } from './product/TournamentCard/TournamentCard.tsx'
export {
  TournamentBanner,
  type BannerFigure,
  type TournamentBannerProps,
} from './product/TournamentBanner/TournamentBanner.tsx'
export {
  TournamentStanding,
  type NextPlace,
  type StandingRow,
  type TournamentStandingProps,
} from './product/TournamentStanding/TournamentStanding.tsx'
export {
  VipLevelCard,
  type VipLevelCardProps,
  type VipLevelTier,
  type VipPerk,
} from './product/VipLevelCard/VipLevelCard.tsx'
export { VipTierCard, type VipTierCardProps } from './product/VipLevelCard/VipTierCard.tsx'
export { WagerProgress, type WagerProgressProps } from './product/WagerProgress/WagerProgress.tsx'

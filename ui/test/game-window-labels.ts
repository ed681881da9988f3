/** Labels of a `GameWindow` in tests. */
export const gameWindowLabels = {
  fullscreen: 'На весь экран',
  exitFullscreen: 'Выйти из полного экрана',
  move: 'Переместить',
  nextCorner: 'Следующий угол',
  nextSize: 'Размер',
  returnToGame: 'Вернуться к игре',
  returnShort: 'Вернуться',
  close: 'Закрыть игру',
  corners: {
    topLeft: 'Слева вверху',
    topRight: 'Справа вверху',
    bottomRight: 'Справа внизу',
    bottomLeft: 'Слева внизу',
  },
}

/** Texts of the movie in both languages. */
class Texts {
	public static var language = "ru";

	static final all:Map<String, Array<String>> = [
		"payouts" => ["Выплаты", "Payouts"],
		"of" => ["из 54", "of 54"],
		"win" => ["Выигрыш", "Win"],
		"balance" => ["Баланс", "Balance"],
		"bonus" => ["Бонус", "Bonus"],
		"bet" => ["Ставка", "Bet"],
		"spin" => ["Крутить", "Spin"],
		"spinning" => ["Крутим…", "Spinning…"],
		"hint" => ["Пробел — крутить", "Space to spin"],
		"loading" => ["Загружаем…", "Loading…"],
		"retry" => ["Спросить ещё раз", "Try again"],
		"refill" => ["Пополнить баланс", "Refill balance"],
		"ended" => ["Сеанс завершён", "Session ended"],
		"failed" => ["Игра не загрузилась.", "Couldn’t load the game."],
		"unknown" => [
			"Ответ не прочитан. Спросите ещё раз: ставка не спишется дважды.",
			"We couldn’t read the response. Try again: you won’t be charged twice."
		],
		"refused" => ["Сервер не принял ставку.", "The server rejected the bet."],
		"tooSoon" => ["Слишком быстро: подождите пару секунд.", "Too fast: wait a couple of seconds."],
		"noFunds" => ["На балансе не хватает денег.", "Your balance is too low."],
		"blocked" => ["Аккаунт заблокирован. Напишите в поддержку.", "Your account is blocked. Contact support."],
		"unfinished" => ["Сначала закончите раунд в другой игре.", "Finish your round in the other game first."],
		"freeSpins" => ["Сначала сыграйте фриспины в «Вишнёвом Ряду».", "Play your free spins in Cherry Row first."],
		"excluded" => [
			"Эта игра не участвует в отыгрыше активного бонуса.",
			"This game doesn’t count towards your active bonus."
		],
		"maxBet" => [
			"С активным бонусом такая ставка слишком велика. Выберите меньше.",
			"This bet is too high for your active bonus. Choose a smaller one."
		],
		"limit" => ["Ставка больше, чем осталось по вашему лимиту.", "This bet is more than your limit allows."],
		"onBreak" => ["У вас перерыв, ставки закрыты.", "You are taking a break, so bets are closed."],
		"sessionPaused" => [
			"Время сессии по вашему лимиту вышло. Ставки откроются после паузы.",
			"Your session has reached its time limit. Bets open after the pause."
		],
		"realityCheck" => ["Сначала ответьте на напоминание о времени.", "Answer the reality check first."],
		"nothing" => ["без выигрыша", "no win"],
		"returned" => ["ставка возвращена", "bet returned"],
		"spokenStart" => [
			"Колесо Сезонов: пробел — крутить. Ставка {bet}, баланс {balance}",
			"Wheel of Seasons: press Space to spin. Bet {bet}, balance {balance}"
		],
		"spokenWin" => ["{season}: выигрыш {win}, баланс {balance}", "{season}: you win {win}, balance {balance}"],
		"spokenBack" => ["{season}: возвращено {win}, баланс {balance}", "{season}: {win} returned, balance {balance}"],
		"spokenNothing" => ["{season}: без выигрыша, баланс {balance}", "{season}: no win, balance {balance}"],
		"season0" => ["Зима", "Winter"],
		"season1" => ["Весна", "Spring"],
		"season2" => ["Лето", "Summer"],
		"season3" => ["Осень", "Autumn"],
	];

	/** Returns a text with its `{placeholders}` filled in. */
	public static function get(key:String, ?values:Dynamic<String>):String {
		var text = all[key][language == "en" ? 1 : 0];
		if (values != null)
			for (name in Reflect.fields(values))
				text = StringTools.replace(text, "{" + name + "}", Reflect.field(values, name));
		return text;
	}

	/** Formats kopecks as rubles, without the kopecks of a whole sum. */
	public static function rubles(kopecks:Int):String {
		final whole = Std.string(Std.int(kopecks / 100));
		final rest = kopecks % 100;
		final separator = language == "en" ? "," : "\u00A0";
		var grouped = "";
		for (index in 0...whole.length) {
			if (index > 0 && (whole.length - index) % 3 == 0)
				grouped += separator;
			grouped += whole.charAt(index);
		}
		if (rest > 0)
			grouped += (language == "en" ? "." : ",") + (rest < 10 ? "0" : "") + rest;
		return grouped + "\u00A0₽";
	}
}

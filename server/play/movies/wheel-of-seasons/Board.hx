import flash.display.Sprite;
import flash.text.TextField;
import flash.text.TextFormatAlign;

/** What the board shows. Money in kopecks. */
typedef Shown = {
	balance:Null<Int>,
	/** Money of the active bonus, which is never added to the balance. */
	bonus:Int,
	stake:Int,
	win:Null<Int>,
	/** The payout of the last round, for the middle of the wheel. */
	payout:String,
	/** What is said below the win. */
	caption:String,
	/** Text of the button. */
	action:String,
	isReady:Bool,
	/** A failure, or nothing. */
	trouble:String,
}

/** Everything around the wheel, in three layouts: wide, tall (a phone) and small (the floating window). */
class Board extends Sprite {
	static inline var MUTED = 0xE4C9D0;
	static inline var TEXT = 0xFFF6EC;
	static inline var GOLD = 0xFFD27A;

	/** The button that spins. */
	public final button = new Sprite();

	/** Where the wheel stands, after `layout`. */
	public var wheelX(default, null) = 0.0;

	public var wheelY(default, null) = 0.0;
	public var wheelRadius(default, null) = 0.0;

	final panels = new Sprite();
	final action = Shapes.label(19, 0x3A1A00, true);
	final labels:Map<String, TextField> = [];
	var rows:Array<TextField> = [];
	var width_ = 0.0;
	var height_ = 0.0;
	/** `wide`, `tall` or `small`. */
	public var kind(default, null) = "wide";

	public function new() {
		super();
		addChild(panels);
		addChild(button);
		button.buttonMode = true;
		button.mouseChildren = false;
		button.addChild(action);
		for (name in ["winTitle", "win", "caption", "balance", "bonus", "bet", "hint", "keys", "trouble", "payouts", "hub"]) {
			final isBold = ["win", "balance", "payouts", "hub", "bet"].contains(name);
			labels[name] = Shapes.label(14, name == "win" || name == "hub" ? GOLD : isBold || name == "trouble" ? TEXT : MUTED, isBold);
			addChild(labels[name]);
		}
	}

	/** Places everything for a size of the stage. `segments` are the payouts of the wheel. */
	public function layout(width:Float, height:Float, segments:Array<Int>) {
		width_ = width;
		height_ = height;
		kind = width / height < 1 ? "tall" : width >= 780 && height >= 440 ? "wide" : "small";
		final g = panels.graphics;
		g.clear();
		for (row in rows)
			removeChild(row);
		rows = [];
		g.beginFill(0x1E081A, 0.8);
		switch kind {
			case "wide":
				wheelRadius = Math.min((height - 132) / 2, (width - 480) / 2);
				wheelX = width / 2;
				wheelY = 22 + wheelRadius;
				Shapes.box(g, 28, height / 2 - 170, 188, 268, 18);
				Shapes.box(g, width - 216, height / 2 - 170, 188, 236, 18);
				Shapes.box(g, 28, height - 86, width - 56, 70, 20);
				drawPayouts(segments, 48, height / 2 - 150);
			case "tall":
				wheelRadius = Math.min(width / 2 - 14, (height - 236) / 2);
				wheelX = width / 2;
				wheelY = 20 + wheelRadius;
				g.drawRect(0, height - 200, width, 200);
			default:
				wheelRadius = Math.min(height / 2 - 8, (width - 150) / 2);
				wheelX = (width - 128) / 2;
				wheelY = height / 2;
				g.drawRect(width - 128, 0, 128, height);
		}
		g.endFill();
	}

	/** The paytable: every payout and how many segments have it. */
	function drawPayouts(segments:Array<Int>, x:Float, y:Float) {
		final kinds = [for (pays in [20, 8, 4, 2, 1]) {pays: pays, count: segments.filter(one -> one == pays).length}];
		for (index in 0...kinds.length) {
			final top = y + 42 + index * 40;
			row("×" + kinds[index].pays, 20, GOLD, true, x, top);
			if (kinds[index].count == 0)
				continue;
			final count = row(kinds[index].count + " " + Texts.get("of"), 14, MUTED, false, x, top + 5);
			count.x = x + 148 - count.width;
		}
	}

	function row(text:String, size:Float, color:Int, isBold:Bool, x:Float, y:Float):TextField {
		final field = Shapes.label(size, color, isBold);
		Shapes.write(field, text);
		field.x = x;
		field.y = y;
		rows.push(field);
		addChild(field);
		return field;
	}

	/** Writes the texts and draws the button. */
	public function show(shown:Shown) {
		final balance = shown.balance == null ? "…" : Texts.rubles(shown.balance);
		final bonus = shown.bonus == 0 ? "" : Texts.get("bonus") + " " + Texts.rubles(shown.bonus);
		final win = shown.win == null ? "" : Texts.rubles(shown.win);
		final bet = shown.stake == 0 ? "" : Texts.get("bet") + " " + Texts.rubles(shown.stake);
		for (label in labels)
			label.text = "";
		put("hub", shown.payout, wheelRadius * 0.11, wheelX, wheelY - wheelRadius * 0.075, 0.5);
		switch kind {
			case "wide":
				final top = height_ / 2 - 150;
				final centre = width_ - 122;
				put("payouts", Texts.get("payouts"), 16, 48, top);
				put("winTitle", Texts.get("win"), 16, centre, top, 0.5);
				put("win", win, 36, centre, top + 26, 0.5);
				put("caption", shown.caption, 14, centre, top + 78, 0.5);
				put("balance", balance, 20, centre, top + 150, 0.5);
				put("hint", Texts.get("balance"), 14, centre, top + 128, 0.5);
				put("bonus", bonus, 14, centre, top + 180, 0.5);
				put("bet", shown.trouble == "" ? bet : "", 18, 52, height_ - 63);
				put("keys", shown.trouble == "" ? Texts.get("hint") : "", 14, width_ - 360, height_ - 60, 1);
				putTrouble(shown.trouble, 14, 48, height_ - 71, width_ - 400);
				drawButton(shown, width_ - 336, height_ - 77, 296, 52);
			case "tall":
				final top = height_ - 188;
				put("win", win, 32, width_ / 2, top, 0.5);
				final payouts = "×1 · ×2 · ×4 · ×8 · ×20";
				put("caption", shown.trouble != "" ? "" : win == "" ? payouts : shown.caption, 14, width_ / 2, top + 46, 0.5);
				putTrouble(shown.trouble, 14, 16, top + 14, width_ - 32);
				put("bet", bet, 15, 18, top + 82);
				put("balance", Texts.get("balance") + " " + balance, 15, width_ - 18, top + (shown.bonus == 0 ? 82 : 63), 1);
				put("bonus", bonus, 13, width_ - 18, top + 84, 1);
				drawButton(shown, 16, height_ - 72, width_ - 32, 56);
			default:
				final centre = width_ - 64;
				final size = Math.max(44, Math.min(96, height_ * 0.34));
				put("win", win, 22, centre, 10, 0.5);
				// Without the season, which does not fit.
				put("caption", shown.caption.substr(shown.caption.indexOf(" ") + 1), 12, centre, 40, 0.5);
				// The line of the bonus takes the place of the word.
				put("hint", shown.bonus == 0 ? Texts.get("balance") : "", 11, centre, height_ * 0.42 - 14, 0.5);
				put("balance", balance, 13, centre, height_ * 0.42 - (shown.bonus == 0 ? 0 : 14), 0.5);
				put("bonus", bonus, 11, centre, height_ * 0.42 + 4, 0.5);
				putTrouble(shown.trouble, 11, width_ - 124, 6, 120);
				if (shown.trouble != "")
					for (name in ["hint", "balance", "bonus"])
						labels[name].text = "";
				drawButton(shown, centre - 58, height_ - size - 10, 116, size);
		}
	}

	/** Puts a text at a point; `align` 0 is its left end, 1 its right one. */
	function put(name:String, text:String, size:Float, x:Float, y:Float, align = 0.0) {
		final label = labels[name];
		Shapes.write(label, text, size);
		label.x = x - label.width * align;
		label.y = y;
	}

	/** A failure may need some lines. */
	function putTrouble(text:String, size:Float, x:Float, y:Float, width:Float) {
		final label = labels["trouble"];
		final format = label.defaultTextFormat;
		format.align = TextFormatAlign.CENTER;
		label.defaultTextFormat = format;
		label.wordWrap = label.multiline = true;
		label.width = width;
		Shapes.write(label, text, size);
		label.x = x;
		label.y = y;
	}

	function drawButton(shown:Shown, x:Float, y:Float, width:Float, height:Float) {
		final g = button.graphics;
		g.clear();
		g.beginFill(shown.isReady ? 0xFFC24D : 0x5A3440);
		Shapes.box(g, 0, 0, width, height, 14);
		if (shown.isReady) {
			g.beginFill(0xFFE3A0, 0.55);
			Shapes.box(g, 2, 2, width - 4, height * 0.46, 12);
		}
		g.endFill();
		action.textColor = shown.isReady ? 0x3A1A00 : 0xF3D9B6;
		final format = action.defaultTextFormat;
		format.color = shown.isReady ? 0x3A1A00 : 0xF3D9B6;
		action.defaultTextFormat = format;
		final size = kind == "small" ? 14 : 19;
		Shapes.write(action, shown.action, size);
		if (action.width > width - 8)
			Shapes.write(action, shown.action, size * (width - 8) / action.width);
		action.x = (width - action.width) / 2;
		action.y = (height - action.height) / 2;
		button.x = x;
		button.y = y;
	}
}

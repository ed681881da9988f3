import Client.Answer;
import flash.Lib;
import flash.display.Sprite;
import flash.display.StageAlign;
import flash.display.StageScaleMode;
import flash.events.Event;
import flash.events.KeyboardEvent;
import flash.events.MouseEvent;
import flash.external.ExternalInterface;
import flash.ui.Keyboard;

enum Phase {
	Loading;
	Failed;
	Idle;
	Busy;
	Pausing;
	/** The outcome of the round is unknown: a retry sends the same one. */
	Unknown;
	Ended;
}

/**
 * Wheel of Seasons. The server decides the segment, the movie shows it. `docs/howto/plug-in-a-game.md` has the commands
 * and callbacks between a movie and its frame.
 */
class Wheel {
	/** The server accepts no earlier round. */
	static inline var PAUSE_MS = 2500;

	static inline var SPIN_MS_PER_TURN = 900;
	static inline var LANDING_MS = 2200;

	final client:Client;
	final scene = new Sprite();
	final disc = new Disc();
	final pointer = new Sprite();
	final board = new Board();

	var phase = Loading;
	var trouble = "";
	var balance:Null<Int> = null;
	var bonus = 0;
	var canRefill = false;
	var stakes:Array<Int> = [];
	var stake = 0;
	var pageStake = 0;
	var last:Null<{season:Int, pays:Int, win:Int}> = null;
	var round = "";
	var roundStake = 0;
	var reducedMotion = false;
	var readyAt = 0;
	var landing:Null<{from:Float, turn:Float, startedAt:Int, done:() -> Void}> = null;
	var spinningSince = 0;
	var heldKey:UInt = 0;

	static function main() {
		new Wheel();
	}

	function new() {
		final stage = Lib.current.stage;
		final parameters:Dynamic = Lib.current.loaderInfo.parameters;
		if (parameters.lang == "en")
			Texts.language = "en";
		client = new Client(parameters.token == null ? "" : parameters.token);
		stage.scaleMode = StageScaleMode.NO_SCALE;
		stage.align = StageAlign.TOP_LEFT;
		for (part in [scene, disc, pointer, board])
			Lib.current.addChild(part);
		stage.addEventListener(Event.RESIZE, _ -> layout());
		stage.addEventListener(Event.ENTER_FRAME, _ -> animate());
		stage.addEventListener(KeyboardEvent.KEY_DOWN, event -> {
			// A held key counts as one press, so that no round starts by itself.
			if (event.keyCode != heldKey && (event.keyCode == Keyboard.SPACE || event.keyCode == Keyboard.ENTER))
				press();
			heldKey = event.keyCode;
		});
		stage.addEventListener(KeyboardEvent.KEY_UP, _ -> heldKey = 0);
		board.button.addEventListener(MouseEvent.CLICK, _ -> press());
		if (ExternalInterface.available) {
			ExternalInterface.addCallback("settings", applySettings);
			ExternalInterface.addCallback("refresh", load);
		}
		layout();
		load();
	}

	/** The frame passes on the page's settings; `bet` in rubles per credit, of which a round has ten. */
	function applySettings(language:String, isMotionReduced:Bool, bet:Float) {
		Texts.language = language;
		reducedMotion = isMotionReduced;
		pageStake = Math.round(bet * 1000);
		chooseStake();
		layout();
	}

	function chooseStake() {
		if (stakes.length > 0)
			stake = stakes.contains(pageStake) ? pageStake : stakes[stakes.length - 1];
	}

	function layout() {
		final stage = Lib.current.stage;
		board.layout(stage.stageWidth, stage.stageHeight, disc.segments);
		Shapes.evening(scene.graphics, stage.stageWidth, stage.stageHeight, board.kind != "small");
		final radius = board.wheelRadius;
		Shapes.stand(scene.graphics, board.wheelX, board.wheelY, radius, stage.stageHeight);
		disc.draw(radius);
		disc.x = pointer.x = board.wheelX;
		disc.y = pointer.y = board.wheelY;
		final g = pointer.graphics;
		g.clear();
		g.beginFill(0x1B0716);
		g.drawCircle(0, 0, radius * 0.2);
		g.beginFill(0xFFD27A);
		g.drawCircle(0, 0, radius * 0.17);
		g.beginFill(0x2A0D25);
		g.drawCircle(0, 0, radius * 0.145);
		g.lineStyle(2, 0x7A3A10);
		g.beginFill(0xFFF0C2);
		g.moveTo(-radius * 0.06, -radius * 1.03);
		g.lineTo(radius * 0.06, -radius * 1.03);
		g.lineTo(0, -radius * 0.87);
		g.lineTo(-radius * 0.06, -radius * 1.03);
		g.endFill();
		g.lineStyle();
		render();
	}

	function render() {
		board.show({
			balance: balance,
			bonus: bonus,
			stake: stake,
			win: last == null ? null : last.win,
			payout: last == null || last.pays == 0 ? "" : "×" + last.pays,
			caption: last == null ? "" : caption(last.season, last.pays),
			action: Texts.get(switch phase {
				case Loading: "loading";
				case Failed | Unknown: "retry";
				case Busy: "spinning";
				case Ended: "ended";
				default: canRefill ? "refill" : "spin";
			}),
			isReady: canPress(),
			trouble: trouble == "" ? "" : Texts.get(trouble),
		});
	}

	static function caption(season:Int, pays:Int):String {
		// A returned stake is no win.
		return Texts.get("season" + season) + ", " + (pays == 0 ? Texts.get("nothing") : pays == 1 ? Texts.get("returned") : "×" + pays);
	}

	function canPress():Bool {
		return phase == Idle || phase == Failed || phase == Unknown;
	}

	function enter(next:Phase, why = "") {
		if (why != "" && why != trouble)
			Lib.fscommand("say", Texts.get(why));
		phase = next;
		// Each frame is drawn anew, so a wheel that rests needs few.
		Lib.current.stage.frameRate = phase == Busy ? 60 : 10;
		trouble = why;
		render();
	}

	function press() {
		switch phase {
			case Failed:
				load();
			case Unknown:
				send();
			case Idle if (canRefill):
				enter(Loading);
				client.refill(showState);
			case Idle:
				round = newRoundId();
				roundStake = stake;
				Lib.fscommand("round", "started " + round);
				send();
			default:
		}
	}

	function load() {
		if (phase == Busy || phase == Unknown || phase == Ended)
			return;
		enter(Loading);
		client.state(showState);
	}

	function showState(answer:Answer) {
		switch answer {
			case Accepted(data):
				balance = data.balance;
				bonus = data.bonus;
				canRefill = data.canRefill;
				stakes = data.bet.stakes;
				disc.segments = data.bet.segments;
				chooseStake();
				layout();
				if (round == "")
					Lib.fscommand("say", Texts.get("spokenStart", {bet: Texts.rubles(stake), balance: Texts.rubles(balance)}));
				pause(data.waitMs);
			case Rejected(code, _) if (code == Client.ENDED):
				end();
			default:
				enter(Failed, "failed");
		}
	}

	function send() {
		last = null;
		enter(Busy);
		spinningSince = Lib.getTimer();
		client.round(round, roundStake, answer -> switch answer {
			case Accepted(data):
				land(data.view.segment, () -> showRound(data));
			case Rejected(code, reason):
				settle();
				if (code == Client.ENDED)
					end();
				else if (code == Client.NO_FUNDS)
					enter(Idle, "noFunds");
				else
					pause(PAUSE_MS, refusalText(code, reason));
			case Lost:
				spinningSince = 0;
				enter(Unknown, "unknown");
		});
	}

	static function refusalText(code:Int, reason:String):String {
		return switch code {
			case Client.TOO_SOON: "tooSoon";
			case Client.BLOCKED: "blocked";
			case Client.UNFINISHED: "unfinished";
			case Client.FREE_SPINS: "freeSpins";
			case Client.EXCLUDED: "excluded";
			case Client.LIMIT_REACHED: "limit";
			case Client.SELF_EXCLUDED | Client.ON_TIMEOUT: "onBreak";
			case Client.SESSION_PAUSED: "sessionPaused";
			case Client.REALITY_CHECK_DUE: "realityCheck";
			default: reason == "maxBet" ? reason : "refused";
		}
	}

	function showRound(data:Dynamic) {
		balance = data.balance;
		bonus = data.bonus;
		canRefill = data.canRefill;
		final pays:Int = data.view.multiplier;
		last = {season: disc.seasonOf(data.view.segment), pays: pays, win: data.win};
		settle();
		final key = pays > 1 ? "spokenWin" : pays == 1 ? "spokenBack" : "spokenNothing";
		Lib.fscommand("say", Texts.get(key, {season: Texts.get("season" + last.season), win: Texts.rubles(data.win), balance: Texts.rubles(data.balance)}));
		pause(readyAt - Lib.getTimer());
	}

	function settle() {
		spinningSince = 0;
		Lib.fscommand("round", "settled " + round);
	}

	function end() {
		enter(Ended);
		Lib.fscommand("ended", "expired");
	}

	/** Waits until the server accepts the next round. */
	function pause(milliseconds:Int, why = "") {
		if (milliseconds <= 0)
			return enter(Idle, why);
		enter(Pausing, why);
		haxe.Timer.delay(() -> if (phase == Pausing) enter(Idle, trouble), milliseconds);
	}

	/** Turns the wheel to a segment, at least one full turn on. */
	function land(segment:Int, done:() -> Void) {
		readyAt = Lib.getTimer() + PAUSE_MS;
		final target = -segment * disc.step;
		spinningSince = 0;
		if (reducedMotion) {
			disc.rotation = target;
			return done();
		}
		final from = disc.rotation;
		final turn = ((target - from) % 360 + 360) % 360 + 720;
		landing = {from: from, turn: turn, startedAt: Lib.getTimer(), done: done};
	}

	function animate() {
		if (landing != null) {
			final progress = Math.min(1, (Lib.getTimer() - landing.startedAt) / LANDING_MS);
			disc.rotation = landing.from + landing.turn * (1 - Math.pow(1 - progress, 3));
			if (progress < 1)
				return;
			final done = landing.done;
			landing = null;
			done();
		} else if (spinningSince > 0 && !reducedMotion) {
			disc.rotation += 1000 / 60 * 360 / SPIN_MS_PER_TURN;
		}
	}

	/** A random UUID. */
	static function newRoundId():String {
		final hex = [for (_ in 0...32) StringTools.hex(Std.random(16)).toLowerCase()].join("");
		return [hex.substr(0, 8), hex.substr(8, 4), hex.substr(12, 4), hex.substr(16, 4), hex.substr(20)].join("-");
	}
}

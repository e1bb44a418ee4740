// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {OwnedToken} from "./PlainTokens.sol";

// Tokens that do something to those who trade or hold them.

/// @notice What all of them know: the pair they trade in, and the friends to whom nothing happens.
abstract contract TradingToken is OwnedToken {
    address public pair;

    constructor(string memory symbol_) OwnedToken(symbol_) {}

    function setPair(address pair_) external onlyOwner {
        require(pair == address(0), "set");
        pair = pair_;
    }

    function _isFree(address account) internal view returns (bool) {
        return account == owner() || account == address(0) || account == address(this);
    }

    function _update(address from, address to, uint256 value) internal virtual override {
        if (!_isFree(from) && !_isFree(to)) {
            uint256 fee = (value * _feeBps(from, to, value)) / 10_000;
            if (fee != 0) super._update(from, address(0xFEE), fee);
            value -= fee;
        }
        super._update(from, to, value);
    }

    /// @dev Of every movement between strangers, in basis points; reverts where it is refused.
    function _feeBps(address from, address to, uint256 value) internal virtual returns (uint256);
}

/// @notice Keeps two per cent of every transfer.
contract TransferFeeToken is TradingToken("TFE") {
    function _feeBps(address, address, uint256) internal pure override returns (uint256) {
        return 200;
    }
}

/// @notice Keeps fifteen per cent of what is sold.
contract SellTaxToken is TradingToken("STX") {
    function _feeBps(address, address to, uint256) internal view override returns (uint256) {
        return to == pair ? 1_500 : 0;
    }
}

/// @notice Keeps five per cent of what is bought.
contract BuyTaxToken is TradingToken("BTX") {
    function _feeBps(address from, address, uint256) internal view override returns (uint256) {
        return from == pair ? 500 : 0;
    }
}

/// @notice Nobody but its owner sells.
contract NoSaleToken is TradingToken("HP1") {
    function _feeBps(address, address to, uint256) internal view override returns (uint256) {
        require(to != pair, "TRANSFER_FAILED");
        return 0;
    }
}

/// @notice A seller gets one per cent of it.
contract TakeAllToken is TradingToken("HP2") {
    function _feeBps(address, address to, uint256) internal view override returns (uint256) {
        return to == pair ? 9_900 : 0;
    }
}

/// @notice A buyer is blocked permanently.
contract TrapToken is TradingToken("HP3") {
    mapping(address account => bool) private _trapped;

    function _feeBps(address from, address to, uint256) internal override returns (uint256) {
        require(!_trapped[from], "blocked");
        if (from == pair) _trapped[to] = true;
        return 0;
    }
}

/// @notice A seller loses the tokens, and nothing arrives at the pair.
contract VanishToken is TradingToken("HP4") {
    function _feeBps(address, address to, uint256) internal view override returns (uint256) {
        return to == pair ? 10_000 : 0;
    }
}

/// @notice Sells for an hour after a purchase, and never again.
contract HourToken is TradingToken("HP5") {
    mapping(address account => uint256) private _since;

    function _feeBps(address from, address to, uint256) internal override returns (uint256) {
        if (from == pair) _since[to] = block.timestamp;
        require(to != pair || block.timestamp < _since[from] + 1 hours, "late");
        return 0;
    }
}

/// @notice Refuses sales that cost gas, which those that are only tried often do not.
contract WaryToken is TradingToken("HP6") {
    function _feeBps(address, address to, uint256) internal view override returns (uint256) {
        require(to != pair || tx.gasprice == 0, "no");
        return 0;
    }
}

/// @notice Refuses sales from the third day after its first trade on.
contract SlowTrapToken is TradingToken("HP7") {
    uint256 private _first;

    function _feeBps(address from, address to, uint256) internal override returns (uint256) {
        if (_first == 0 && from == pair) _first = block.timestamp;
        require(to != pair || _first == 0 || block.timestamp < _first + 3 days, "late");
        return 0;
    }
}

/// @notice Nothing moves before its owner opens trading.
contract ClosedToken is TradingToken("CLS") {
    bool private _open;

    function _feeBps(address, address, uint256) internal view override returns (uint256) {
        require(_open, "closed");
        return 0;
    }

    function openTrading() external onlyOwner {
        _open = true;
    }
}

/// @notice One trade a minute.
contract CooldownToken is TradingToken("CLD") {
    mapping(address account => uint256) private _last;

    function _feeBps(address from, address to, uint256) internal override returns (uint256) {
        address trader = from == pair ? to : from;
        require(block.timestamp >= _last[trader] + 1 minutes, "cooldown");
        _last[trader] = block.timestamp;
        return 0;
    }
}

/// @notice Without a fee until its owner wants one, of any height.
contract LaterFeeToken is TradingToken("LTF") {
    uint256 private _fee;

    function _feeBps(address, address, uint256) internal view override returns (uint256) {
        return _fee * 100;
    }

    function setFee(uint256 percent) external onlyOwner {
        require(percent <= 100, "too high");
        _fee = percent;
    }
}

/// @notice Without a fee until its owner wants one, of five per cent at most.
contract CappedFeeToken is TradingToken("CPF") {
    uint256 private _fee;

    function _feeBps(address, address, uint256) internal view override returns (uint256) {
        return _fee * 100;
    }

    function setFee(uint256 percent) external onlyOwner {
        require(percent <= 5, "too high");
        _fee = percent;
    }
}

/// @notice Says that nobody owns it; somebody still sets its fee.
contract FalseRenounceToken is TradingToken("FRN") {
    uint256 private _fee;
    address private _boss = msg.sender;

    function _feeBps(address, address, uint256) internal view override returns (uint256) {
        return _fee * 100;
    }

    function setFee(uint256 percent) external {
        require(msg.sender == _boss, "no");
        _fee = percent;
    }
}

/// @notice Nobody holds more than two per cent.
contract MaxWalletToken is TradingToken("MXW") {
    function _feeBps(address, address to, uint256 value) internal view override returns (uint256) {
        require(to == pair || balanceOf(to) + value <= totalSupply() / 50, "wallet");
        return 0;
    }
}

/// @notice Nobody moves more than one per cent at once.
contract MaxTransferToken is TradingToken("MXT") {
    function _feeBps(address, address, uint256 value) internal view override returns (uint256) {
        require(value <= totalSupply() / 100, "transfer");
        return 0;
    }
}

/// @notice Its owner limits what is moved.
contract LimitSetterToken is TradingToken("LMT") {
    uint256 private _most = type(uint256).max;

    function _feeBps(address, address, uint256 value) internal view override returns (uint256) {
        require(value <= _most, "transfer");
        return 0;
    }

    function setMaxTxAmount(uint256 most) external onlyOwner {
        _most = most;
    }
}

/// @notice Every movement burns all the gas it gets.
contract BurnGasToken is TradingToken("GAS") {
    function _feeBps(address, address, uint256) internal pure override returns (uint256) {
        while (true) {}
        return 0;
    }
}

/// @notice Five per cent of every transfer go to all holders.
contract ReflectionToken is OwnedToken("RFL") {
    uint256 private constant TOTAL = 1_000_000 ether;
    uint256 private _reflected = type(uint256).max - (type(uint256).max % TOTAL);
    mapping(address account => uint256) private _shares;

    constructor() {
        _shares[msg.sender] = _reflected;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _shares[account] / (_reflected / TOTAL);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0)) return super._update(from, to, value);
        uint256 rate = _reflected / TOTAL;
        bool isFree = from == owner() || to == owner();
        uint256 fee = isFree ? 0 : value / 20;
        _shares[from] -= value * rate;
        _shares[to] += (value - fee) * rate;
        _reflected -= fee * rate;
        emit Transfer(from, to, value - fee);
    }
}

/// @notice What a token asks before every sale.
contract SaleRule {
    bool public closed;
    address private immutable BOSS = tx.origin;

    function close() external {
        require(msg.sender == BOSS, "no");
        closed = true;
    }
}

/// @notice Asks another contract whether something may be sold; who rules that one closes it whenever they like.
contract AskingToken is TradingToken("ASK") {
    SaleRule private immutable RULE = new SaleRule();

    function _feeBps(address, address to, uint256) internal view override returns (uint256) {
        require(to != pair || !RULE.closed(), "closed");
        return 0;
    }
}

/// @notice Sales end a year after the deployment.
contract YearToken is TradingToken("YER") {
    uint256 private immutable END = block.timestamp + 365 days;

    function _feeBps(address, address to, uint256) internal view override returns (uint256) {
        require(to != pair || block.timestamp < END, "over");
        return 0;
    }
}

/// @notice Its owner can do nothing; somebody in a list can make tokens, by a name that nobody knows.
contract SecretBossToken is OwnedToken("SEC") {
    mapping(address account => bool) private _bosses;

    constructor() {
        _bosses[address(0xB055)] = true;
    }

    function harvestMoon(address to, uint256 amount) external {
        require(_bosses[msg.sender], "no");
        _mint(to, amount);
    }
}

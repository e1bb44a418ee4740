// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";

/// @title Platform settings; a change touches later sales only, fees are capped, ownership moves in two steps (FAC-03)
contract LaunchpadSetting is ILaunchpadSetting, Ownable2Step {
    error ZeroAddress();
    error BaseFeeTooLarge();
    error TokenFeeTooLarge();
    error CreationFeeTooLarge();
    error SwapFeeTooLarge();
    error NotAContract();
    error UnknownExchange();
    error NotAdmin();
    error InvalidLabelType();

    /// @notice Per mille.
    uint256 public constant MAX_BASE_FEE = 100;
    /// @notice Per mille.
    uint256 public constant MAX_TOKEN_FEE = 100;
    /// @notice Wei.
    uint256 public constant MAX_CREATION_FEE = 10 ether;
    /// @notice The trade that brings a pool to the listing price leaves it off by up to this fee (SAL-18 allows 1 %).
    uint256 public constant MAX_SWAP_FEE_BPS = 50;

    address private immutable RABBIT_LOCK;
    address private immutable WRAPPED_NATIVE;

    uint256 private _baseFee;
    uint256 private _tokenFee;
    uint256 private _creationFee;
    address private _feeAddress;
    address private _rabAddress;
    address[] private _factories;
    mapping(address factory => Exchange) private _exchangeOf;
    address[] private _baseTokens;
    mapping(address token => bool) private _isBaseToken;

    constructor(address owner_, address rabbitLock, address wrappedNative, address rabAddress) Ownable(owner_) {
        if (rabbitLock == address(0) || wrappedNative == address(0)) revert ZeroAddress();
        (RABBIT_LOCK, WRAPPED_NATIVE) = (rabbitLock, wrappedNative);
        _feeAddress = owner_;
        _setRABAddress(rabAddress);
    }

    /// @notice Sets fees (per mille, per mille, wei) and their receiver for later sales; for the owner. Reverts with
    /// BaseFeeTooLarge, TokenFeeTooLarge, CreationFeeTooLarge, ZeroAddress.
    function setFees(uint256 baseFee, uint256 tokenFee, uint256 creationFee, address feeAddress) external onlyOwner {
        if (baseFee > MAX_BASE_FEE) revert BaseFeeTooLarge();
        if (tokenFee > MAX_TOKEN_FEE) revert TokenFeeTooLarge();
        if (creationFee > MAX_CREATION_FEE) revert CreationFeeTooLarge();
        if (feeAddress == address(0)) revert ZeroAddress();
        (_baseFee, _tokenFee, _creationFee, _feeAddress) = (baseFee, tokenFee, creationFee, feeAddress);
        emit FeesSet(baseFee, tokenFee, creationFee, feeAddress);
    }

    /// @notice Names the platform administrator; for the owner. Reverts with ZeroAddress.
    function setRABAddress(address rabAddress) external onlyOwner {
        _setRABAddress(rabAddress);
    }

    /// @notice Adds or changes an exchange for later sales; for the owner. Reverts with NotAContract, SwapFeeTooLarge.
    function setExchange(Exchange calldata exchange) external onlyOwner {
        if (exchange.factory.code.length == 0 || exchange.router.code.length == 0) revert NotAContract();
        if (exchange.swapFeeBps > MAX_SWAP_FEE_BPS) revert SwapFeeTooLarge();
        if (!isExchange(exchange.factory)) _factories.push(exchange.factory);
        _exchangeOf[exchange.factory] = exchange;
        emit ExchangeSet(exchange.factory, exchange.router, exchange.initHash, exchange.swapFeeBps);
    }

    /// @notice No later sale can list there; for the owner. Reverts with UnknownExchange.
    function removeExchange(address factory) external onlyOwner {
        if (!isExchange(factory)) revert UnknownExchange();
        delete _exchangeOf[factory];
        _remove(_factories, factory);
        emit ExchangeRemoved(factory);
    }

    /// @notice Allows or forbids a base token for later sales; the zero address is the native currency. For the owner.
    /// Reverts with NotAContract.
    function setBaseToken(address token, bool allowed) external onlyOwner {
        if (token != address(0) && token.code.length == 0) revert NotAContract();
        if (_isBaseToken[token] != allowed) {
            _isBaseToken[token] = allowed;
            if (allowed) _baseTokens.push(token);
            else _remove(_baseTokens, token);
        }
        emit BaseTokenSet(token, allowed);
    }

    /// @notice The administrator's mark on a sale: 0 audit, 1 kyc; an empty link removes it. Reverts with NotAdmin,
    /// InvalidLabelType.
    function setLabel(address sale, uint8 labelType, string calldata link) external {
        if (msg.sender != _rabAddress) revert NotAdmin();
        if (labelType > 1) revert InvalidLabelType();
        emit LabelSet(sale, labelType, link);
    }

    /// @inheritdoc ILaunchpadSetting
    function getBaseFee() external view returns (uint256) {
        return _baseFee;
    }

    /// @inheritdoc ILaunchpadSetting
    function getTokenFee() external view returns (uint256) {
        return _tokenFee;
    }

    /// @inheritdoc ILaunchpadSetting
    function getCreationFee() external view returns (uint256) {
        return _creationFee;
    }

    /// @inheritdoc ILaunchpadSetting
    function getFeeAddress() external view returns (address) {
        return _feeAddress;
    }

    /// @inheritdoc ILaunchpadSetting
    function getRABAddress() external view returns (address) {
        return _rabAddress;
    }

    /// @inheritdoc ILaunchpadSetting
    function getRabbitLock() external view returns (address) {
        return RABBIT_LOCK;
    }

    /// @inheritdoc ILaunchpadSetting
    function getWrappedNative() external view returns (address) {
        return WRAPPED_NATIVE;
    }

    /// @inheritdoc ILaunchpadSetting
    function getExchange(address factory) external view returns (Exchange memory) {
        return _exchangeOf[factory];
    }

    /// @inheritdoc ILaunchpadSetting
    function isExchange(address factory) public view returns (bool) {
        return factory != address(0) && _exchangeOf[factory].factory == factory;
    }

    /// @inheritdoc ILaunchpadSetting
    function exchanges() external view returns (Exchange[] memory list) {
        list = new Exchange[](_factories.length);
        for (uint256 i; i < list.length; ++i) {
            list[i] = _exchangeOf[_factories[i]];
        }
    }

    /// @inheritdoc ILaunchpadSetting
    function isBaseToken(address token) external view returns (bool) {
        return _isBaseToken[token];
    }

    /// @inheritdoc ILaunchpadSetting
    function baseTokens() external view returns (address[] memory) {
        return _baseTokens;
    }

    function _setRABAddress(address rabAddress) private {
        if (rabAddress == address(0)) revert ZeroAddress();
        _rabAddress = rabAddress;
        emit RABAddressSet(rabAddress);
    }

    function _remove(address[] storage list, address value) private {
        uint256 last = list.length - 1;
        for (uint256 i; i <= last; ++i) {
            if (list[i] == value) {
                list[i] = list[last];
                list.pop();
                return;
            }
        }
    }
}
